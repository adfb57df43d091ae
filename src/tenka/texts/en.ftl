### Tenka: texts of the shell, English.
### Command words are the same in every language.

## Welcome and help

shell-welcome = Welcome to Tenka. Type “help” to see the commands.
shell-you-are = { $game }: you play { $who }.
shell-help =
    a number or a move’s text – play that move
    moves [filter] – list your moves, e.g. “moves 7”
    rules ID – look up a rule, e.g. “rules CH-3.4”
    hint – suggest a move
    undo – take back your last move
    board – show the table again
    log – show the log
    language – change the language (en, pl, hu)
    help – show this list
    quit – leave the game

## Moves

shell-your-move = Your move.
shell-choose =
    { $count ->
        [one] You have { $count } move.
       *[other] You have { $count } moves to choose from.
    }
shell-more = … and { $count } more
shell-unknown-command = “{ $text }” is neither a command nor a move. Type “help” for the commands.
shell-hint = Hint: { $move }
shell-undone = Move taken back.
shell-nothing-to-undo = There is nothing to take back.
shell-refused = Not allowed ({ $rule }): { $sentence }
shell-thinking = { $who } is thinking…

## Notices

notify-turn = Your turn: { $game }
notify-turn-line = It is your turn in your game of { $game }.
notify-draw = A draw is offered: { $game }
notify-draw-line = You are offered a draw in your game of { $game }.
notify-takeback = A takeback is asked for: { $game }
notify-takeback-line = In your game of { $game } you are asked to allow a takeback.
notify-invitation = Invitation: { $game }
notify-invitation-line = { $name } invites you to a game of { $game }. A seat is kept for you.
notify-round = A round begins: { $game }
notify-round-line = Your game of { $game } in the tournament is waiting for you. Sit down soon, or you lose it.
notify-begins = Soon: { $name }
notify-begins-line = The tournament in { $game } begins in a quarter of an hour. Be here when it does.
notify-appeal = Your appeal is answered
notify-appeal-lifted = You may come back at once.
notify-appeal-shortened = Your ban ends sooner than it would have.
notify-appeal-stays = Your ban stays as it is.
notify-appeal-word = They write: { $word }
notify-owner = Tenka needs you
notify-owner-reports = Reports waiting for a decision: { $count }.
notify-owner-appeals = Appeals waiting for an answer: { $count }.
notify-owner-mail = Mail could not be sent. The log says why.
notify-owner-disk = The server’s disk is nearly full.
notify-owner-ratings = Results that were set aside: { $count }.
notify-test = Test message from Tenka
notify-test-line = This is how Tenka will tell you that it is your turn.
notify-confirm = Is this your address?
notify-confirm-line = Someone, we hope it was you, asked Tenka to write to this address when it is their turn. If it was you, follow this link; if not, ignore this e-mail and you will hear nothing more.
notify-confirm-ask = Should Tenka write to this address when it is your turn?
notify-confirm-yes = Yes, write to me
notify-confirm-done = Thank you. Tenka will write when it is your turn.
notify-stop = Unsubscribe: { $url }
notify-stop-ask = Stop e-mails to this address?
notify-stop-yes = Unsubscribe
notify-stop-done = Tenka will no longer write to this address.
notify-to-home = Go to Tenka

## Rules

shell-rule-unknown = There is no rule { $id }.
shell-rule-title = Rule { $id }

## The end

shell-winner = { $who } wins.
shell-you-won = You win. Congratulations!
shell-you-lost = You lose this time. Another game?
shell-drawn = It is a draw.
shell-bye = Goodbye!
shell-interrupted = Interrupted.
shell-end-of-input = End of input: the game stops here.

## Records

shell-saved = Game saved: { $file }
shell-not-a-record = Not a Tenka game record: { $file }
shell-verified =
    { $moves ->
        [one] The record is correct: { $moves } move replayed.
       *[other] The record is correct: { $moves } moves replayed.
    }
shell-from-position = The game began from a position: whoever set it up chose what lay where. All that follows is about what was dealt later.
shell-share-sealed = { $who } sealed a number before any sealed number was known.
shell-share-plain = { $who } gave a number without sealing it.
shell-share-none = { $who } gave no number.
shell-share-bot = { $who }: a bot from the start, which gives no number.
shell-chance-sealed = Nobody could choose the cards, unless the host helped everybody who sealed a number.
shell-chance-one = Nobody could choose the cards, unless the host helped the one who gave a number.
shell-chance-last = The numbers were not sealed: whoever gave the last one could choose the cards, if the host helped them.
shell-chance-host = Nobody gave a number: this does not prove that the host did not choose the cards.
shell-chance-compare = Compare with what you were shown before the deal. Commitment: { $commitment }

## Analysis

shell-analysis-title = Luck and skill, measured by the bot “{ $bot }”. Start + decisions + luck = result.
shell-analysis-balance = { $who }: start { $start }, decisions { $decisions }, luck { $luck }, result { $result }
shell-analysis-causes = Luck: { $causes }
shell-analysis-deal = deals
shell-analysis-draw = draws
shell-analysis-throw = throws
shell-analysis-order = order of cards
shell-analysis-hidden = what was hidden
shell-analysis-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, doubtful: { $doubtful }, mistakes: { $mistakes }
shell-analysis-moments = Moments that mattered
shell-analysis-move = Move { $number }, { $who }: { $move }
shell-analysis-cost = It cost { $cost } by what could be known.
shell-analysis-cost-mixed = Chosen in secret: it cost { $cost } against a mixed strategy of “{ $bot }”.
shell-analysis-best = { $bot }: { $move }
shell-analysis-luck = Luck, { $cause }: { $luck } for { $who }
shell-analysis-running = the game is not over yet; only finished games are analysed.
shell-analysis-aborted = the game was stopped, so there is no result to explain.
shell-analysis-unknown-game = no net has learned { $game } yet.

## Bots and engine

shell-bot-random = Random bot
shell-bot-greedy = Greedy bot
shell-bot-novice = Novice
shell-bot-adept = Adept
shell-bot-expert = Expert
shell-bot-master = Master
shell-interpreted = Running without the compiled engine: everything works, only slower.

## At the table

shell-you = you
shell-type-a-move = Type a number or a move’s text; “moves”, with a card or a name, lists them.
shell-no-such-move = None of your moves matches that.

## Told from a record

shell-event-resigned = { $who } resigns.
shell-event-draw_agreed = The players agree on a draw.
shell-event-bot_took_seat = A bot plays for { $who }: { $bot }.
shell-event-player_took_seat = { $who }: a person is playing again.
shell-event-hinted = { $who } asks for a hint.
shell-event-aborted = The game was stopped.

## Tests of the rules

shell-coverage = { $game }: { $percent }% of the rules have a test ({ $covered } of { $all }).
shell-coverage-missing = { $id }: no test
shell-coverage-unknown = { $id }: tested, but there is no such rule

## Trouble

shell-output-closed = Nobody is reading the output any more.

## Positions that somebody sets up

position-other = This does not fit the rest of the position.
position-seats = The position is for a different number of players.
position-over = The game is over in this position: nobody has a move left.
