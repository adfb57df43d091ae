### The web page: texts of the shell and of the table's frame, English.

## Home

web-headline = Three games for all under heaven.
web-what-it-is = Play Chu Han, Sun Tzu and Shogun with friends or bots that never peek, live or a move a day.
web-play = Play
web-play-bot = Play a bot now
web-open-table = Open a table
web-games = The games
web-soon = Soon
web-my-games = Your games
web-wait-for-you =
    { $count ->
        [one] { $count } game is waiting for you
       *[other] { $count } games are waiting for you
    }
web-back-to-game = Back to the game
web-wait-more =
    { $count ->
        [one] { $count } more game is waiting for you
       *[other] { $count } more games are waiting for you
    }
web-no-games = No games yet. Pick one and start playing.
web-no-games-now = Nothing is waiting for you.
web-your-turn = Your turn
web-their-turn = Waiting for the other side
web-waiting-for-players = Waiting for players
web-look = Open
web-open-tables = Open tables
web-no-open-tables = Nobody is looking for players right now. Open a table of your own.
web-played-tables = Games to watch
web-watch = Watch
web-sit-down = Sit down
web-all = All { $count }
web-game-chuhan = Chu Han
    .line = A duel of tricks and writs. First to 31 wins the realm.
    .players = 2 players
    .time = 30 min
web-game-suntzu = Sun Tzu
    .line = Five provinces, and one secret card for each of them.
    .players = 2 players
    .time = 25 min
web-game-shogun = Shogun
    .line = Plan in secret, then let the cube tower decide.
    .players = 3–5 players
    .time = 2 h

## Rivals

web-rival = Your rival
web-rival-strength = strength { $strength }
    .line = Measured in games between the bots; 1000 is what the Steward has.
web-rival-more = for trying out, and for bot writers
web-rival-another = Another rival
web-level-novice = novice
web-level-adept = adept
web-level-expert = expert
web-level-master = master
web-rival-ferryman = The Ferryman
    .line = Plays the lowest set that will do, and never looks back.
web-rival-envoy = The Envoy
    .line = Keeps pairs together, passes early, and takes a writ when in doubt.
web-rival-magistrate = The Magistrate
    .line = Remembers every card that fell, and counters only when it pays.
web-rival-regent = The Regent
    .line = Reads your passes, saves one high card, and goes out in one breath.
web-rival-hare = The Hare
    .line = Spends its strong cards at once; soon none are left.
web-rival-crane = The Crane
    .line = Guards two provinces well and lets the others go.
web-rival-fox = The Fox
    .line = Lays its lowest card where you lay your highest.
web-rival-tiger = The Tiger
    .line = Mixes its cards so well that guessing gains you nothing.
web-rival-daruma = The Daruma
    .line = Builds wherever it may, and hardly ever begins a war.
web-rival-abbot = The Abbot
    .line = Fills the granaries first; winter never comes as a surprise.
web-rival-dancer = The Dancer
    .line = Bids low, acts late, and strikes where you are thin.
web-rival-crescent = The Crescent
    .line = Plans whole years, and counts the cubes still in the tower.
web-rival-owl = The Owl
web-rival-bear = The Bear
web-rival-monkey = The Monkey
web-rival-carp = The Carp

## The ladder of rivals, and the way that leads there

web-rivals = Rivals
web-ladder-of = The ladder: { $game }
web-ladder-line = Beat one rival, and the next will see you. A lost game closes no door.
web-ladder-before = Before the game
web-ladder-after = After the game
web-ladder-later = Play, and hear it.
web-ladder-won = Won
web-ladder-lost =
    { $count ->
        [one] not beaten in { $count } try
       *[other] not beaten in { $count } tries
    }
web-ladder-again = Play again
web-ladder-now = Your next game
web-ladder-shut = Beat this one first: { $rival }
web-ladder-next = Next: { $rival }
web-ladder-done = You have beaten them all.
web-ladder-lesson = Learn first
web-ladder-rules = What counts: a whole game, you alone against bots, with no move taken back. Hints are welcome against the first rival only.
web-ladder-open = Under “Play a bot now” all rivals are open at any time.
web-ladder-portraits = Your portraits
web-ladder-portraits-of = { $done } of { $all } rivals beaten
web-ladder-see = See the ladder
web-ladder-new = A new portrait hangs on your profile.
web-ladder-practice = This win was practice: the next rival opens when you win without hints and take no move back.
web-step = Your next step
web-step-other = Another step
web-step-hand = Learn { $game } by playing
    .line = A guided hand of three minutes. Every move is explained, and nothing can go wrong.
    .go = Begin
web-step-rival = A whole game: { $rival }
    .line = No clock. You may leave at any time: the game waits for you.
web-step-puzzle = The puzzle of the day
    .line = One position, one best move.
    .go = Solve it
web-step-played = Everything done for today
    .line = Find somebody to play with, or watch a game.
web-way = Your way
web-way-steps = { $done } of { $all }
web-way-hand = A guided hand
web-way-done = done
web-way-now = now
web-look-around = Or look around

## All your games

web-history = Games
web-history-all = All your games
web-history-running = In progress
web-history-finished = Finished
web-history-game = Game
web-history-game-any = All games
web-history-result = Result
web-history-result-any = Any result
web-history-result-won = Won
web-history-result-lost = Lost
web-history-result-drawn = Drawn
web-history-result-none = No result
web-history-against = Opponents
web-history-against-any = Anybody
web-history-against-bots = Bots only
web-history-against-people = People
web-history-won = Won { $score }
web-history-lost = Lost { $score }
web-history-drawn = Drawn { $score }
web-history-drawn-agreed = Drawn by agreement
web-history-won-resigned = Won: the other side resigned
web-history-lost-resigned = Lost: you resigned
web-history-won-left = Won: the other side left
web-history-lost-left = Lost: you left
web-history-none = Stopped without a result
web-history-alone = nobody yet
web-history-more = Show more
web-history-no-turn = No game is waiting for you.
web-history-no-running = You have no games in progress.
web-history-no-finished = You have no finished games yet.
web-history-nothing-fits = No games match.
web-history-without-filters = Clear the filters

## Around every page

web-skip = Skip to the content
web-pages = Pages
web-more = More
web-new-table = New table
web-rules = Rules
web-fairness = Fairness
web-for-bot-writers = For bot writers
web-free-and-open = free and open
web-to-home = To the home page
web-loading = One moment…
web-unknown-page = There is no such page
web-unknown-page-line = The address may be mistyped, or the page has moved.
web-banned = You are banned from this server
web-banned-line = The people who run this server have blocked you. Only they can let you back in.
web-banned-reason = Their reason: { $reason }
web-page-lost = This page could not be loaded. Tenka may have been updated: reload the page.

## Words used in many places

web-you = you
web-somebody = somebody
web-former-player = a former player
web-free-seat = free seat
web-kept-for = reserved for { $name }
web-bot-greedy = The Steward
    .hint = Takes what looks best right now, and plans no further.
web-bot-random = Random bot
    .hint = Plays any legal move. Good for finding your way.
web-yes = Yes
web-no = No
web-on = On
web-off = Off
web-close = Close
web-back = Back
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied
web-spectator = Spectator

## A new table

web-game = Game
web-players = Players
web-your-seat = Your seat
web-any-seat = Any
web-pace = Pace
web-pace-live = Live
    .hint = Everyone is at the table and plays without long breaks.
web-pace-correspondence = A move a day
    .hint = Everyone moves when they have time. Reactions follow the instructions you left in advance.
web-live-minutes =
    { $minutes ->
        [one] live, { $minutes } minute each
       *[other] live, { $minutes } minutes each
    }
web-live-no-clock = live, without a clock
web-clock = Clock
    .hint = When someone’s time runs out, a bot plays on for them.
web-clock-none = No clock
web-clock-quick = 5 min + 5 s
web-clock-usual = 15 min + 10 s
web-clock-long = 40 min + 20 s
web-clock-day = 3 days + 1 for each move
web-clock-week = 14 days + 3 for each move
web-window = Time for reactions
    .hint = Everyone who might hold a reaction card is asked for this long, so the delay gives nothing away.
web-window-usual = Standard
web-window-answered = Until answered
web-grace = A lost connection stops the clock
    .hint = For this long in a game, for each player. After that their clock runs again.
    .terms = a lost connection stops the clock, for { $seconds } s a game at most
web-allow-return = Players may take their seat back from a bot
    .hint = A player who comes back plays on.
web-advanced = Advanced
web-position = Start from a position
    .hint = JSON, as described in the rules for programs. Such a game is always friendly. Leave it empty to deal as usual.
    .unlisted = A game from a position is not listed: invite others by its link.
web-position-no-json = This is not a JSON object: it must begin with { "{" } and end with { "}" }.
web-set-position = Set position
    .line = The game begins from a given position, not from the usual deal. The person who opened the table may know all the cards.
web-stopped-games =
    { $count ->
        [one] stopped 1 game
       *[other] stopped { $count } games
    }
    .line = Games that were stopped without a result by this player, after they had seen their cards.
web-friendly = Friendly game
    .hint = If everyone else agrees, you can take moves back, even ones that have been answered.
web-open-it = Open the table
web-new-lead = Three choices, and the table is open. The rest can stay as it is.
web-new-then = You then get a link and a QR code to invite others with.
web-new-at-once = All the others are bots: the game begins at once.
web-who = Who plays
web-seat-number = Player { $number }
web-seat-you = You
web-seat-anybody = Anybody
    .hint = The first to sit down.
web-seat-friend = Friend
    .hint = With the link you get.
web-seat-bot = Bot
web-seat-mixed = The table is listed, so anybody may take a friend’s seat too: send the link soon.
web-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players-range = { $least }–{ $most } players
web-clock-own = Your own
web-clock-minutes = Minutes each
web-clock-seconds = Seconds added for each move
web-clock-days = Days each
web-clock-days-move = Days added for each move
web-clock-live =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds } s
web-clock-slow =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } + { $more } for each move

## Settings

web-settings = Settings
web-settings-look = Look
web-settings-play = Play
web-settings-notices = Sounds and notifications
web-your-name = Your name
web-language = Language
web-language-en = English
web-language-pl = Polski
web-language-hu = Magyar
web-theme = Theme
web-theme-system = Same as system
web-theme-light = Paper
web-theme-dark = Lacquer
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-motion = Animation
    .hint = If your system is set to reduce motion, nothing moves either way.
web-motion-system = Cards move
web-motion-none = Nothing moves
web-confirm = Confirm each move
    .hint = You are asked again before a move is sent.
web-confirm-reveals = Confirm what cannot be undone
    .hint = You are asked again before a move that shows something hidden, such as taking a writ.
web-sound = Sound
    .hint = Cards, cubes and gongs at the table, and a short bell when it is your turn. If your system is set to reduce motion, sound is off until you turn it on.
web-notify = Notifications
    .hint = Your browser tells you that it is your turn when you are in another tab or window.
    .refused = Your browser does not allow it. You can change that in its settings for this page.
web-notify-away = When you are away
    .line = In move-a-day games Tenka tells you when it is your turn, or your answer is asked for, and you are not at the table; in any game, when somebody invites you.
web-notify-mail = E-mail
    .unconfirmed = We have sent an e-mail to this address. Follow the link in it to confirm.
    .confirmed = This address is confirmed.
web-notify-webhook = Webhook
    .hint = For programs: Tenka sends a small signed request to this address.
web-notify-secret = Secret that signs the requests
    .once = Copy the secret now: it is shown only this once.
web-notify-quiet = Quiet hours
    .hint = In your time zone ({ $zone }). What comes up during these hours is sent when they end, if it is still your turn.
web-notify-from = From
web-notify-to = To
web-notify-test-mail = Send a test e-mail
web-notify-test-question = Send the e-mail again
web-notify-test-webhook = Send a test request
web-notify-test-done = It was accepted.
web-notify-failed = The last one did not arrive: { $why }
web-notify-why-unreachable = the address could not be reached.
web-notify-why-slow = there was no answer in time.
web-notify-why-refused = it was rejected.
web-notify-why-redirected = it was redirected, and we do not follow redirects.
web-notify-why-mail = the mail server does not know that address.
web-other-device = Play on another device
web-other-device-line = This link makes another phone or computer yours, too. Keep it to yourself: anyone who has it plays as you. A new link cancels the old one.
web-make-link = Create a link
web-your-link = Your personal link
web-tokens = Tokens for your bots
web-tokens-line = A program with one of these tokens plays as you.
web-token = Token
web-token-once = Copy it now: it is shown only this once.
web-token-made = made on { $day }
web-token-drop = Remove
web-token-name = Name of the bot
web-token-make = Create a token

## A personal link

web-link = A link to play on this device
web-link-become = Become { $name }?
web-link-line = This link makes you { $name } on this device. Say yes only if it is your own link: whoever gave it to you sees what you see, and plays with you as one person.
web-link-lost = On this device you are { $name }. You will lose the games of { $name } here, unless you have made a link to them or have an account.
web-link-yes = Become { $name }
web-link-stay = Stay { $name }
web-link-no = No
web-link-mine = This is your own link: you are { $name } here already.
web-link-dead = This link is not valid any more
web-link-dead-line = Make a new one on your other device, in its settings.

## Account

web-account = Account
web-guest = guest
web-guest-hint = You play as a guest. An account keeps your games, on all your devices.
web-sign-up = Create an account
web-sign-up-line = You stay who you are: your games stay yours, and you can come back to them from anywhere.
web-have-account = Already have an account?
web-no-account = No account yet?
web-log-in = Log in
web-log-in-leaves =
    { $count ->
        [one] { $count } unfinished game of { $name } stays behind when you log in here, and you cannot come back to it. To keep it, create an account instead:
       *[other] { $count } unfinished games of { $name } stay behind when you log in here, and you cannot come back to them. To keep them, create an account instead:
    }
web-logged-in = You are logged in as { $name }.
web-log-out = Log out
web-log-out-everywhere = Log out everywhere else
    .line = Only this device stays logged in, and your personal link stops working. Your bots’ tokens stay valid.
    .done = Only this device is logged in now.
web-name = Name
    .hint = This is what others see, and you log in with it.
web-password = Password
    .hint = At least 8 characters. A few words in a row are easy to remember.
web-field-empty = This must not be empty.
web-field-short = Too short: at least { $least } characters.
web-password-old = Current password
web-password-new = New password
web-password-change = Change the password
    .done = The password is changed. Your other devices have to log in with it.
web-delete-account = Delete my account
web-delete-guest = Delete everything about me
web-delete-sure = Delete { $name }?
web-delete-line = Games in progress are resigned. Finished games stay, without your name. Your name, password, link, tokens and messages are deleted. This cannot be undone.
web-delete-for-good = Delete for good
web-refused-CannotAnalyse = This game cannot be analysed.
web-refused-BadAddress = An e-mail address looks like name@example.org.
web-refused-BadWebhook = A webhook address looks like https://example.org/turn and must be reachable from the internet.
web-refused-WrongPassword = Wrong name or password.
web-refused-TooManyPasswords = Too many wrong attempts. Wait a minute, then try again.
web-refused-BadName = A name has 1 to 24 visible characters from one alphabet, and some names are not allowed.
web-refused-NameTaken = This name is taken. Choose another.
web-refused-BadPassword = A password has 8 to 200 characters. It must not be your name, nor one of those that everybody guesses first.
web-refused-MembersOnly = This server is for members. Log in first.
web-refused-SignUpClosed = You cannot create an account here without an invitation.
web-refused-BadInvitation = This invitation is not valid any more. Ask for another.
web-refused-OnlyTheHost = Only the host can do this to an owner.

## A closed server, and the page of its owners

web-members-only = For members only
web-members-only-line = On this server you need an account to play. Log in, or open the link of your invitation.
web-sign-up-member-line = Choose a name and a password. You can log in with them from anywhere.
web-sign-up-by-host = On this server accounts are created by those who run it. Ask them for one.
web-invitation = Invitation
    .hint = On this server you need an invitation. Open its link, or paste it here.
web-owner = Manage this server
web-owner-line = Only owners see this page. It shows nobody’s cards.
web-owner-admission = Who may come
web-owner-signup = Who may create an account
web-owner-signup-open = Everybody
web-owner-signup-invitation = With an invitation
web-owner-signup-host = Only owners, for others
web-owner-guests = Guests
    .hint = Without guests, only people with an account can watch and play. Guests who are playing now lose their connection.
web-owner-guests-yes = Allowed
web-owner-guests-no = Not allowed
web-owner-invitations = Invitations
web-owner-invitations-none = There are no invitations.
web-owner-invite = Create an invitation
web-owner-invite-uses = For how many people
web-owner-invite-days = Days it is valid
web-owner-invite-note = What it is for
web-owner-invite-made = Send this link. It is shown only this once.
web-owner-invitation-used = used { $used } of { $uses }
web-owner-invitation-until = until { $day }
web-owner-invitation-over = no longer valid
web-owner-invitation-revoke = Revoke
web-owner-people = People
web-owner-people-find = Find by name
web-owner-people-none = Nobody has such a name.
web-owner-people-more = Only the newest { $count } are shown. Search to find others.
web-owner-person-account = account
web-owner-person-owner = owner
web-owner-person-banned = banned
web-owner-person-seen = last seen { $day } from { $address }
web-owner-person-since = here since { $day }
web-owner-account = Create an account for somebody
web-owner-account-create = Create
web-owner-password = New password
web-owner-password-sure = A new password for { $name }?
web-owner-password-line = The old one stops working, and all their devices have to log in again.
web-owner-password-told = Tell { $name } this password. It is shown only this once.
web-owner-ban = Ban
web-owner-ban-sure = Ban { $who }?
web-owner-ban-line = They are disconnected at once and cannot come back until you lift the ban.
web-owner-ban-reason = Reason, shown to them
web-owner-bans = Bans
web-owner-bans-none = Nobody is banned.
web-owner-ban-address = Address or network to ban
web-owner-ban-lift = Lift
web-owner-ban-kind-name = name
web-owner-ban-kind-person = person
web-owner-ban-kind-address = address
web-owner-tables = Tables
web-owner-tables-none = There are no tables.
web-owner-table-open = waiting for players
web-owner-table-playing = in progress
web-owner-table-over = finished
web-owner-table-aborted = stopped
web-owner-table-close = Close the table
web-owner-table-close-sure = Close this table?
web-owner-table-close-line = The game ends without a result. Everybody there is notified.
web-owner-admit = Let them in
web-owner-signup-sure = Let everybody create an account?
web-owner-signup-sure-line = Anyone who finds this server can then join it, without an invitation.
web-owner-guests-sure = Allow guests?
web-owner-guests-sure-line = Anyone who finds this server can then play and watch without an account.
web-owner-invitation-remove = Remove
web-owner-invitation-sure = Revoke “{ $title }”?
web-owner-invitation-sure-line = Nobody can sign up with this link any more. Those who already have stay.
web-owner-invite-here = This link works only on this machine. Set TENKA_URL to the address that people use.
web-owner-invite-closed = Only owners create accounts here, so an invitation would be worth nothing.

## Push

web-push = Notifications on this device
    .hint = Your browser tells you, even when Tenka is not open in it.
    .unsupported = This browser cannot do it. On an iPhone or iPad, add Tenka to the home screen first.
    .failed = The browser could not switch it on. Try again later.
web-push-test = Send a test notification
web-notify-why-gone = that browser does not accept notifications any more.
web-refused-BadSubscription = The browser gave an address that no notification can be sent to. Try again later.

## Reports

web-report = Report
web-report-title = Report { $name }
web-report-line = The people who run this server will read it, along with the table’s chat. { $name } is not told.
web-report-player = Report a player
web-report-who = Whom?
web-report-reason = What is wrong?
web-report-reason-words = Insults or threats
web-report-reason-cheating = Unfair play
web-report-reason-stalling = Stalls or leaves games
web-report-reason-name = Offensive name
web-report-reason-other = Something else
web-report-words = In your own words
    .hint = Up to 500 characters.
web-report-send = Send
web-report-sent = Thank you. The people who run this server will read it.
web-owner-reports = Reports
web-owner-reports-none = Nobody has reported anything.
web-owner-report-by = by { $name }
web-owner-report-chat = Chat at that time
web-owner-report-others = Other reports about { $name }
web-owner-report-open = not resolved
web-owner-report-settle = Resolve
    .line = Only the owners of this server see your decision. To ban somebody, go to People.
web-owner-report-verdict = Your decision
web-owner-signs = Signs of unfair play
    .line = From the newest games. None of it is proof: look at the games before you judge.
web-owner-signs-none = Nothing stands out.
web-owner-sign-quitter = Gave up at once in { $at_once } of { $games } games
web-owner-sign-feeding = Same address, short games: { $winner } won { $won } of { $games } against { $loser }
web-owner-aside = Results set aside
    .line = They look bought, and count for nothing until you give them back. All ratings are then worked out again.
web-owner-aside-none = No results are set aside.
web-owner-aside-newcomers = One wins mostly over newcomers who give up · { $points } points
web-owner-aside-feeding = Same address, one of the two nearly always gives up · { $points } points
web-owner-give-back = Give back

## Rules

web-find-rule = Find a rule by word or number
web-rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
web-no-such-rule = No rule has these words.
web-no-rules = The rules of this game are not here yet.
web-rules-lead = Every rule is one sentence with a number. When a move is refused, you read that same sentence.
web-rules-read = Read the rules
web-rules-search-all = Search all three games
web-rules-contents = Contents
web-rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-only-with = only with the option “{ $option }”
web-rules-not-yours = not at your table
web-rules-yours = { $choice } · yours
web-rules-of-table = These are the rules as they are played at your table.
web-rules-whole = All rules with contents, in a new tab
web-rules-ruling-whole = our ruling
    .line = The printed rules are silent or unclear here; this is how we decided.
web-rules-ruling-part = partly our ruling
    .line = Where the printed rules are silent or unclear, this is how we decided.
web-rules-tests =
    { $count ->
        [one] proved by one test
       *[other] proved by { $count } tests
    }

## Guided hands

web-lesson-learn = Learn
web-lesson-learn-game = Learn { $game } in three minutes
web-lesson-guide = Your guide
web-lesson-step = Step { $step } of { $steps }
web-lesson-wait = The others play…
web-lesson-go-on = Continue
web-lesson-free = Play on my own
web-lesson-leave = Leave the lesson
web-lesson-other = In this hand, try this: { $try }
web-lesson-done = That was the heart of it. What next?
web-lesson-whole = Play a whole game against a bot
web-lesson-rules = Read the rules
web-lesson-another = Another lesson: { $game }
web-lesson-learned = done

## Fair chance

web-fairness-title = Are the shuffles fair?
web-fairness-lead = You do not have to trust us. Every shuffle follows from a few numbers that you can check after the game.
web-fairness-commit = Before the game the server draws a secret.
    .line = It publishes its hash, the commitment, and can no longer change the secret.
web-fairness-nonces = Then each player adds a number of their own.
    .line = Each browser gives its number sealed first, as a hash, and the number itself once all have sealed theirs: nobody can fit their own to another’s. Bots give none.
web-fairness-key = Secret and numbers together decide every deal.
    .line = Nothing else goes in: not the time, not the moves, not who is ahead.
web-fairness-reveal = After the game the secret is revealed.
    .line = Anyone can hash it, compare it with the commitment, and deal the whole game again.
web-check-game = Check a finished game
web-check = Check
web-check-chance = Check the shuffles
web-check-not-yet = There is nothing to check: no such table, or its game is not over.
web-check-more = Your browser has compared the hash. The whole game, every deal and every move, is checked by
web-verdict-right = The secret is the one that was committed to.
web-verdict-wrong = The secret does not fit the commitment!
web-verdict-unsealed = A number is not the one that its player has sealed!
web-check-position = The game began from a position: whoever set it up chose what lay where. Only what was dealt later is proved.
web-own-sealed = Your browser gave its number after it had seen the server’s commitment and the seals of all others, and the record keeps to them: nobody could choose the cards.
web-own-plain = Your browser gave its number after it had seen the server’s commitment, and the record keeps to it. The numbers were not sealed: whoever gave theirs later could choose it, if the server helped them.
web-own-changed = The record is not what your browser was shown before the deal!
web-share-bot = A bot gives no number.
web-share-seal = Sealed before:
web-shares-sealed = The hashes with which the players have sealed their numbers. Each number is given once all seats are taken.
web-shares-plain = The numbers that the players have given.
web-commitment = Commitment, published before the game
web-commitment-line = With this hash the server has committed to its secret. You can compare it after the game.
web-secret = Secret, revealed after the game
web-hash = SHA-256 of the secret, computed here
web-nonces = Numbers of the seats
web-download = Download the record

## Before the game

web-invited = { $who } invites you to { $game }
    .facts = { $players }, about { $time }
web-invite = Invite somebody
web-invite-line = Anyone who opens this link can sit down.
web-table-link = Link to the table
web-copy-link = Copy the link
web-qr = QR code with the link to the table
web-share-link = Share
web-start-now = Start now
    .hint = Empty seats are then taken by bots. If all seats are taken, the game begins by itself.
web-start-later = The game begins when all seats are taken. The person who opened the table may start it sooner.
web-await = Waiting for { $who } to accept
    .line = The game begins as soon as everybody sits at the table.
web-unsealing = All seats are taken
    .line = The game begins as soon as the numbers for the shuffles are there. Waiting for { $who }.
web-leave = Leave the table
web-no-free-seat = All seats are taken. The game is about to begin.

## At the table

web-steps = Course of the game
web-seats = Seats
web-thinking = thinking…
web-clock-of = Time of { $who }
web-prompt = What to do
web-panel = Log, chat and rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-undo = Take the move back
web-sending = Sending…
web-sending-again = The server is busy; your move is being sent again.
web-sure = { $move }?
web-held = Your answer is in.
    .line = It is shown when the time is up.
web-keys = Keys
    .more = Letters on the buttons work as well: P for Pass, for example.
web-keys-primary = The main button
web-keys-clear = Clear the selection, or close
web-keys-undo = Take the move back
web-keys-arrows = From card to card, from place to place
web-keys-numbers = Choose a card or a place by its number
web-keys-pause = Pause while the others’ moves are shown
web-keys-log = Log
web-keys-rules = Rules
web-keys-help = This list
web-secret-pause = A short pause
    .line = Everybody who might hold an answer is given this time, so that nobody learns who does.
web-window-left = Time left to react
web-window-seconds = { $count } s
web-not-now = Not now: it is not your turn, or the connection is gone.
web-refused-Stale = The game has moved on in the meantime. Look again and choose again.
web-refused-NotNow = That is not possible as things stand.
web-refused-NoHints = Hints are only for lessons, games against bots and friendly tables.
web-refused-NotYours = You do not play at this table.
web-refused-Full = That seat is taken.
web-refused-ListFull = Remove something first: there is no room for more.
web-refused-ClubFull = This club is full.
web-refused-Offline = The server is not answering. Try again.
web-refused-TooMany = That was a little fast. Try again in a moment.
web-refused-Unavailable = The server is busy at the moment. Try again soon.
web-refused-Stopping = The server is restarting. Try again in a moment.
web-refused = The server did not accept this.
web-refused-IllegalMove = The rules do not allow this move.
web-refused-TooManyTables = You have too many unfinished games. End one of them first.
web-refused-TooManyListed = There are enough open tables in the list from you, or from your network. Join one of them, end one of yours, or open a private one.
web-refused-TooManyTokens = You have too many tokens. Remove one of them first.
web-refused-TooManyAnalyses = Too many analyses are waiting. Try again when one of them is done.
web-refused-CannotInvite = This person cannot be invited.
web-refused-BadPosition = This position is not possible. The server says: { $detail }
web-refused-BadOption = These options do not go together. Choose others.
web-refused-BadSeat = There is no such seat at this table.
web-refused-BadClock = A clock like this is not possible. Choose other times.
web-refused-UnknownBot = There is no such bot for this game.
web-refused-UnknownGame = There is no such game here.
web-refused-NotFound = It is no longer here, or never was.
web-refused-CannotBan = This address cannot be banned. Enter one address or a small network, not this machine itself.
web-refused-BadRequest = The server cannot read this. Check what you have entered.
web-refused-BadToken = Your session has ended. Reload the page.
web-refused-Banned = You are banned from this server.
web-refused-ForeignOrigin = For your safety the server refused what came from another page.
web-refused-TooLarge = That is too long.
web-refused-TooSlow = It took too long to arrive. Try again.
web-refused-ServerError = Something went wrong on the server. Try again soon; if it happens again, tell the host the number { $id }.
web-menu = Menu
web-share = Copy the link
web-standing = Never react (always allow)
    .hint = You are not asked whether you want to react, and nobody waits for you.
web-offer = Offer
web-draw-offer = Offer a draw
web-draw-offered = You offer a draw. Waiting for { $who }.
web-draw-asked = { $who } offers a draw.
web-draw-declined = Your offer of a draw was declined.
web-takeback-offer = Ask for a takeback
web-takeback-offered = You ask to take back your last decision. Waiting for { $who }.
web-takeback-asked = { $who } asks to go back to their last decision. Everything played since then would be taken back.
web-takeback-declined = Your takeback was declined.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-abort = Abort without a result
web-resign = Resign
web-resign-sure = Resign this game?
web-resign-line = It counts as a loss and cannot be undone.
web-play-on-then = Play on
web-bot-plays-for-you = Your time ran out; a bot is playing for you.
web-bot-plays-and-counts = A bot is playing for you; for you this game is lost.
web-take-seat-back = Take my seat back

## Chat

web-chat = Chat
web-chat-players = Players’ chat
    .hint = Only those who play at this table read it.
web-chat-spectators = Spectators’ chat
    .hint = The players do not read it, and you do not read theirs.
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write something
web-chat-send = Send
web-chat-unread =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
web-chat-mute = Mute { $name }
web-chat-muted =
    { $count ->
        [one] { $count } person is muted here.
       *[other] { $count } people are muted here.
    }
web-chat-unmute = Show them again
web-chat-hide = Switch the chat off
web-chat-off = The chat is switched off.
web-chat-show = Switch it on
web-chat-phrases = Quick phrases
web-phrase-good-luck = Good luck, have fun!
web-phrase-well-played = Well played!
web-phrase-moment = One moment, please.
web-phrase-thanks = Thanks for the game!

## Offline

web-away = Tenka cannot be reached
web-away-offline = You are offline. To play, Tenka needs a connection.
web-away-server = The server is not answering; perhaps it is restarting.
web-away-again = We keep trying, and go on as soon as it is back.
web-try-again = Try again

## Connection

web-offline = You are offline. The game goes on as soon as you are back.
web-reconnecting = Connection lost; reconnecting…
web-restarting = The server is restarting. The game resumes in a moment.
web-move-kept = Your move is saved and will be sent, only once, when you are back.
web-seat-away = away
web-seat-gone = offline { $time }
web-happened-undone = { $who } took a move back.
web-happened-back = A move was taken back.
web-happened-bot-time = { $who } ran out of time; a bot plays on.
web-happened-bot-resigned = { $who } resigned; a bot plays on.
web-happened-bot-left = { $who } left and did not come back; a bot plays on.
web-happened-bot_took_seat = A bot plays for { $who } now.
web-happened-player_took_seat = { $who } is back.
web-happened-hinted = { $who } asked for a hint.
web-happened-resigned = { $who } resigned.
web-happened-left = { $who } left and did not come back.
web-happened-draw_agreed = A draw was agreed.
web-happened-aborted = The game was stopped without a result.
web-days-hours = { $days } d { $hours } h
web-short-days = { $days } d
web-short-hours = { $hours } h
web-claim = An absent player
web-claim-gone = { $who } has been offline for { $time }.
web-claim-in = In { $time } you need not wait any longer.
web-claim-now = You need not wait any longer.
web-claim-game = Claim the win
web-claim-bot = Let a bot play on
web-server-away = The server is not answering. We keep trying.
web-no-table = There is no such table
web-no-table-line = The link may be mistyped, or the table was closed before anybody played.
web-no-opening = This table cannot be opened

## The end

web-game-over = The game is over.
web-to-the-result = To the result
web-you-won = You won!
web-you-lost = You lost.
web-won = { $who } won.
web-drawn = The game is a draw.
web-draw-agreed = The players have agreed on it.
web-taken-back =
    { $count ->
        [one] One move was taken back.
       *[other] { $count } moves were taken back.
    }
    .short =
        { $count ->
            [one] one move taken back
           *[other] { $count } moves taken back
        }
web-aborted = The game was stopped without a result.
web-result = Result
web-rematch = Play again
web-rematch-asked = The other side would like to play again.
web-rematch-wants = { $who } wants to play again.
web-rematch-accept = Accept

## Play from here

web-branch = Play from here
    .line = A game of your own against bots, from exactly this position. Nobody else sees it, and it does not count.
web-branch-last = Try the last move again
web-branch-at = Your game begins after move { $at }.
web-branch-go = Play
web-branch-refused = The game cannot be continued from here. Choose another move.

## Replay

web-replay = Replay
web-first = To the beginning
web-step-back = One move back
web-play-on = Play
web-pause = Pause
web-step-on = One move on
web-last = To the end
web-move-number = Move
web-move-of = Move { $at } of { $all }
web-eyes = Seen from
web-end-replay = End the replay

## Analysis

web-analysis = Analysis
web-analysis-offer = Which decisions cost something, and what was luck? The whole game is looked at, move by move.
web-analysis-ask = Analyse this game
web-analysis-working = The game is being analysed…
web-analysis-line = { $place ->
    [1] The game is next in line to be analysed.
   *[other] The game is in line to be analysed: place { $place }.
}
web-analysis-leave = You may leave: the result is kept.
web-analysis-failed = The analysis did not work out. You can try it again.
web-analysis-impossible = This game cannot be analysed.
web-analysis-title = Luck and skill
web-analysis-decided-won = Your decisions won the game.
web-analysis-decided-good = You decided better than the others.
web-analysis-decided-even = You decided as well as the others.
web-analysis-decided-bad = Your decisions cost you some chances.
web-analysis-decided-lost = Your decisions cost you the game.
web-analysis-luck-won = Luck decided it for you.
web-analysis-luck-good = Luck was on your side.
web-analysis-luck-even = Luck hardly mattered.
web-analysis-luck-bad = Luck was not on your side.
web-analysis-luck-lost = Luck decided it against you.
web-analysis-you = You
web-analysis-sum = Start { $start }, decisions { $decisions }, luck { $luck }: { $result }
web-analysis-sums = The figures are your chance to win: what each decision and each stroke of luck gave or took, all added up. Over a long game that may be more than 100%.
web-analysis-luck = Luck: { $causes }
web-analysis-deal = deals
web-analysis-draw = draws
web-analysis-throw = throws
web-analysis-order = order of cards
web-analysis-hidden = what was hidden
web-analysis-graph = Chance to win, move by move: { $who } began with { $start } and ended with { $end }.
web-analysis-moments = Moments that mattered
web-analysis-played = Played: { $move }
web-analysis-best = The bot: { $move }
web-analysis-cost = It cost { $cost }, judging by what could be known.
web-analysis-cost-mixed = Chosen in secret: it cost { $cost } against a mixed strategy.
web-analysis-came = Luck, { $cause }: { $luck }
web-analysis-show = Show on the board
web-analysis-note = Chances are estimates, from what the player could know. A move’s cost is measured against the best move of the bot “{ $bot }”, decisions as a whole against its usual play.

## What the others did, step by step

web-playback = The others’ moves, step by step
    .hint = Your own turn is never held up: touch the board to go on at once.
web-playback-off = Off
web-playback-slow = Slow
web-playback-normal = Normal
web-playback-fast = Fast
web-playback-speed = Speed
web-playback-of = { $at } of { $all }
web-playback-skip = Skip all
web-playback-to-my-turn = To my turn
web-missed = Since you were last here
web-missed-count =
    { $count ->
        [one] { $count } thing happened since you were last here.
       *[other] { $count } things happened since you were last here.
    }
web-missed-show = Show
web-missed-drop = Don’t show
web-announced = { $count } things happened. The last one:
web-log-show = Show on the board

## A game without a board of its own

web-plain-game = A game from elsewhere, on a plain board.
web-plain-ask = Your move: choose one.
web-plain-part = Your plan: choose for { $part }.
web-plain-chosen = { $count } of { $of } parts are chosen.
web-plain-wait = Waiting for { $who }.
web-plain-send = Send the plan
web-plain-moves = Your moves
web-plain-find = Find a move
web-plain-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-plain-more =
    { $count ->
        [one] One more: search for it.
       *[other] { $count } more: search for them.
    }
web-plain-view = What you can see
web-plain-forecast = What lies ahead
web-plain-new = changed
web-plain-nothing = nothing
web-plain-unknown = hidden
web-plain-hidden = { $count } hidden
web-plain-entries =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    }

## Ratings

web-rated = Rated game
    .line = The result counts for the players’ ratings.
    .hint = The result counts for your rating. Moves cannot be taken back, not even by agreement. If you leave, you lose.
web-rated-start = A rated game begins when everybody is there.
web-rated-annulled = The host has annulled this game; it counts for nothing.
web-rated-aside = This game was set aside: it looks as if it had been played for its result. It does not count unless the host gives it back.
web-rated-why-short = You or your opponent gave up within the first decisions: it does not count.
web-rated-why-quits = Three games given up at once within a week: what you win does not count, what you lose does.
web-rated-why-guest = A guest’s game does not count for accounts.
web-rated-why-uneven = Too far apart in strength: it does not count.
web-rated-why-often = Repeated pair: the more games of the same two in a week, the less they count.
web-rated-why-unknown = Counts less: how strong the others are is not known well yet.
web-rated-why-limit = No more points now: there is a limit to what opponents of unsettled strength, or people in one week, can give or take.
web-rating = Rating
web-ratings = Ratings
web-rating-none = no rating yet
web-rating-live = { $game }, live
web-rating-correspondence = { $game }, a move a day
web-rating-steady = steady
web-rating-month = 30 days
web-rating-scale = How certain: { $least } to { $most }
web-rating-graph = Rating over { $count ->
        [one] one game
       *[other] { $count } games
    }: from { $first } to { $last }.
web-rating-key = rating
web-rating-key-band = how certain it is
web-rating-key-rivals = the rivals, to compare
web-no-rating = No rated games yet.
web-no-rating-mine = You have no rating yet. A game that we find for you is rated. When you open a table, you can switch it on under More.
web-leaderboard = Leaderboard
    .line = People are round, bots are square. All play on one scale.
web-leaderboard-who = Who is shown
web-leaderboard-all = People and bots
web-leaderboard-people = People
web-leaderboard-nobody = Nobody is on this list yet.
web-leaderboard-nobody-followed = None of the people you follow is on this list yet.
web-leaderboard-followed = People I follow
web-leaderboard-rule =
    { $met ->
        [0] You are listed once you have an account and { $games } rated games.
       *[other] You are listed once you have an account, { $games } rated games, and { $met } different opponents whose strength is known: bots, and people who have played for a while.
    } Players who have not played for { $days } days drop off, and are back with their next game.
web-place = Place
web-player = Player
web-rated-games = Games
web-bot = bot
web-profile = Profile
web-profile-mine = Your profile
web-profile-to = See where you stand
web-player-none = There is nobody here by that name any more.
web-player-since = here since { $since }
web-player-aside =
    { $games ->
        [one] One of your games is set aside, since it looks as if it had been played for its result. It does not count unless the host gives it back.
       *[other] { $games } of your games are set aside, since they look as if they had been played for their result. They do not count unless the host gives them back.
    }
web-player-uncounted = Games of the last week that did not count in full
web-player-games = { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
web-player-rivals = Results by rival
web-player-options = Results by option
web-player-score = { $won } won, { $drawn } drawn, { $lost } lost
web-player-wins = Best wins
web-player-no-wins = No wins yet.
web-player-and-others = { $count ->
        [one] { $name } and one other
       *[other] { $name } and { $count } others
    }
web-player-streaks = Streaks
web-player-streak = wins in a row now
web-player-longest = wins in a row, the most
web-player-last = The last games
web-player-won = won
    .sign = W
web-player-drawn = drawn
    .sign = D
web-player-lost = lost
    .sign = L
web-owner-table-annul = Annul the result
web-owner-table-annul-sure = Annul this result?
web-owner-table-annul-line = The game counts for nothing, and all ratings are worked out anew. This cannot be undone.

## Tournaments

web-tournaments = Tournaments
    .line = Round after round against opponents with as many points as you. They run by themselves.
web-tournament = Tournament
web-tournament-new = Open a tournament
    .line = A name, a game and a clock are enough. It runs by itself.
web-tournament-mine = Where you play
web-tournament-open = To join
web-tournament-running = In progress
web-tournament-over = Finished
web-tournament-none = No tournament is open at the moment. Open one yourself.
web-tournament-account = To open one you need an account.
web-tournament-swiss = Swiss
    .hint = Equal points meet, round after round.
web-tournament-round_robin = Round robin
    .hint = Everybody meets everybody, up to 20 players.
web-tournament-kind = Kind
web-tournament-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-tournament-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-tournament-seats = { $count } at a table
web-tournament-live = live, { $minutes } min + { $seconds } s
web-tournament-slow = a move a day
web-tournament-rated = rated
web-tournament-unrated = not rated
web-tournament-round = Round { $round }
web-tournament-begins = begins { $when }
web-tournament-begins-full = begins when it is full
web-tournament-waits = waits for players
web-tournament-cancelled = called off
    .line = This tournament was called off. Only the games that were played count.
web-tournament-unknown = There is no such tournament.
web-tournament-when = In your time zone. Be here: if you are not at the table in time, you lose the game.
web-tournament-when-full = It begins when it is full, or when { $name } begins it.
web-tournament-days = { $count ->
        [one] day
       *[other] days
    }
web-tournament-hours = { $count ->
        [one] hour
       *[other] hours
    }
web-tournament-minutes = { $count ->
        [one] minute
       *[other] minutes
    }
web-tournament-seconds = { $count ->
        [one] second
       *[other] seconds
    }
web-tournament-join = Join
web-tournament-leave = Leave
web-tournament-withdraw = Withdraw
web-tournament-withdraw-sure = Withdraw from the tournament?
    .line = Your results stay, but you are not paired any more. The game you are playing goes on.
web-tournament-begin = Begin now
web-tournament-cancel = Call it off
web-tournament-cancel-sure = Call the tournament off?
    .line = Games that are being played go on, and ratings stay. There is no winner.
web-tournament-lift = Let more come
    .line = From one address { $count } can play, so that nobody fills it up with guests. Does a club sit behind one router?
web-tournament-look-after = You look after this tournament
web-tournament-remove = Remove
web-tournament-remove-player = Remove { $name }
web-tournament-remove-whom = Remove a player
web-tournament-remove-none = Choose a player
web-tournament-remove-sure = Remove { $name } from the tournament?
    .line = They cannot come back to it. Their results stay, and a game they are playing goes on.
web-tournament-leave-line = You can still leave until it begins.
web-tournament-in-line = You are in. You can still leave until it begins.
web-tournament-meet = Who meets whom
    .swiss = Each round those of equal points meet; nobody meets the same opponent twice. If the number is odd, one has a bye.
    .several = Each round those of equal points sit together, with as many new opponents as possible.
    .round_robin = Everybody meets everybody once.
    .arena = Free players meet those free players whose points are nearest; not the same opponent twice in a row, if possible.
    .arena-several = Free players sit down as soon as a table is full, beside those whose points are nearest and with as many new opponents as possible.
web-tournament-points = Points
    .swiss = 1 for a win, half a point for a draw, 1 for a bye.
    .round_robin = 1 for a win, half a point for a draw.
    .several = 4 for the first, 2 for the second, 1 for the third of a table.
    .arena = 2 for a win, 1 for a draw. After two wins in a row each further win is worth 4, until you do not win.
web-tournament-equal = Equal points
    .swiss = First the opponents’ points decide, then the points of those you beat, then the games among yourselves.
    .round_robin = First the games among yourselves decide, then the points of those you beat.
    .arena = More wins decide. Players who are still equal share the place.
web-tournament-absent = Not there
    .live = If you do not come to the table in time, you lose the game; after two in a row you are out.
    .correspondence = If you run out of time, you lose the game; after two in a row you are out.
    .arena = If you do not come to the table within a minute, you lose the game and rest until you come back.
web-tournament-fill = Empty places
    .line = { $rival } fills up until there are enough, and nobody is left without a table.
    .arena = { $rival } takes the seats that would stay empty when nobody else is free.
web-tournament-in = { $count ->
        [0] Nobody is in yet
        [one] One is in
       *[other] { $count } are in
    }
web-tournament-needs = it begins with { $least } or more, { $most } at most
web-tournament-free = free
web-tournament-missing = { $count ->
        [one] One more is needed.
       *[other] { $count } more are needed.
    }
web-tournament-room = { $count ->
        [one] One more can join.
       *[other] { $count } more can join.
    }
web-tournament-link = The invitation
web-tournament-next = Your next game
web-tournament-table = table { $board }
web-tournament-go = Go to your table
web-tournament-sit = sit down within { $time }
web-tournament-within = in { $time }
web-tournament-bye-line = You have a bye in this round: a point without a game.
web-tournament-wait-line = Your game is over. The next round begins as soon as all games are.
web-tournament-out-line = You have withdrawn. Your results stay.
web-tournament-count-points = { $points ->
        [0.5] { $shown } point
        [one] { $shown } point
       *[other] { $shown } points
    }
web-tournament-games = equal points meet
web-tournament-games-all = { $count ->
        [one] one game is on
       *[other] { $count } games are on
    }
web-tournament-drawn-next = Round { $round } is paired as soon as all games are over.
web-tournament-ends-next = The tournament is over as soon as all games are.
web-tournament-playing = being played
web-tournament-standings = Standings
web-tournament-on = round { $round } is on
web-tournament-final = final
web-tournament-rivals = Opponents’ points
web-tournament-results = Rounds
web-tournament-won = won
web-tournament-lost = lost
web-tournament-half = drawn
web-tournament-some = placed
web-tournament-bye = bye
web-tournament-this = being played
web-tournament-to-come = to come
web-tournament-not-paired = not paired
web-tournament-cross = Everybody against everybody
web-tournament-played = { $done } of { $all } games played
web-tournament-winner = { $name } has won the tournament.
web-tournament-winners = { $names } share the first place.
web-tournament-all = Show all { $count }
web-tournament-name = Name
    .hint = Everybody sees it.
web-tournament-size = Players
    .least = at least
    .most = at most
web-tournament-begin-when = Beginning
web-tournament-begin-full = When it is full, or when I start it
web-tournament-begin-time = At a set time
web-tournament-bots = Empty places
web-tournament-bots-none = stay empty
web-tournament-who = Who may play
web-tournament-who-everybody = Everybody, guests too
web-tournament-who-accounts = With an account
web-tournament-who-confirmed = With a confirmed e-mail
web-tournament-entry-accounts = for accounts
web-tournament-entry-confirmed = for accounts with a confirmed e-mail
web-tournament-entry-least = rating { $least } and up
web-tournament-entry-most = rating up to { $most }
web-tournament-entry-range = rating { $least } to { $most }
web-tournament-ratings = Ratings
    .least = from
    .most = to
    .hint = Empty: any rating.
web-tournament-of-address = More than four may come from one address, such as a club behind one router
web-tournament-to = To the tournament
web-tournament-home = A tournament is open
    .mine = Your tournament
web-refused-NeedsAccount = To open a tournament you need an account.
web-refused-NotTheOpener = Only the person who opened the tournament can do this.
web-refused-TournamentFull = All places in this tournament are taken.
web-refused-TournamentBegun = It is too late: this tournament has begun, or is over.
web-refused-TournamentOver = This tournament is over.
web-refused-AccountsOnly = This tournament is for people with an account.
web-refused-ConfirmedMailOnly = This tournament is for people with a confirmed e-mail address. You can confirm yours in the settings.
web-refused-RatingDoesNotFit = This tournament is for people with another rating.
web-refused-RemovedFromTournament = You were removed from this tournament by the person who opened it.
web-refused-TooManyOfAddress = As many people from your network play in this tournament as may.
web-refused-TooFewPlayers = There are not enough players yet.
web-refused-TooManyTournaments = You have too many unfinished tournaments. Wait until one of them is over.

## Finding a game, and people

web-seek = Find me a game
    .line = With somebody of your strength. The game is rated.
web-seek-waiting = Looking for an opponent of your strength
web-seek-bar = Looking for an opponent
web-seek-range = between { $least } and { $most }
web-seek-grows = The range grows while you wait.
web-seek-meanwhile = Meanwhile, play { $rival }
    .line = We take you to the table when somebody comes; this game then waits for you.
web-seek-play = Play { $rival }
web-seek-stop = Stop looking
web-seek-found = An opponent was found
    .line = The game begins as soon as you are all here.
web-seek-again = Your opponent did not come. You are first in line again.
web-refused-SeekPaused = You did not come to a game that was found for you. You can look for the next one in { $wait } min.
web-friends = People you follow
web-friends-none = Nobody yet. You can follow people on their pages: you find them on the leaderboard and among your opponents.
web-friend-here = here
web-friend-invite = Invite
web-friend-invite-name = Invite { $name }
web-visible = Let others see when I am here
web-follow = Follow
web-following = Following
web-block = Block
web-unblock = Unblock
web-new-invite = A seat is kept for { $name }, who finds the table among their games.

## Hints

web-hint = Hint
web-hint-title = What would the master do?
web-hint-thinking = The master is thinking…
web-hint-clear = { $margin } better than the next best idea.
web-hint-close = The difference is small.
web-hint-only = There is nothing else to do.
web-hint-many = The master would often choose this; there are other good ways.
web-hint-chance = Chance to win, judging by what you can know
web-hint-plan = The whole plan
web-hint-play = Play it
web-hint-note = Only you see this. The log and the result show that you asked.
web-hinted = With hints: { $who }
web-keys-hint = what would the master do?

## Learning and puzzles

web-learn = Learn
web-learn-lead = One puzzle a day, and short lessons played on the real board.
web-puzzle = Puzzle
web-puzzle-daily = Puzzle of the day, { $day }
web-puzzle-number = { $game }, puzzle { $number }
web-puzzle-lead = { $side } to play. One move is clearly the best.
web-puzzle-one-try = Your first move counts. After that you can practise.
web-puzzle-practice = Your try is done: this is practice.
web-puzzle-grade-1 = easy
web-puzzle-grade-2 = medium
web-puzzle-grade-3 = hard
web-puzzle-solve = Solve it
web-puzzle-repeat = Practise
web-puzzle-link = Link to this puzzle
web-puzzle-done = Solved
web-puzzle-missed = Missed
web-puzzle-none = There is no such puzzle here.
web-puzzles-tried = { $tried } of { $all } puzzles tried, { $solved } solved
web-puzzle-name =
    { $mark ->
        [solved] Puzzle { $number }, solved
        [missed] Puzzle { $number }, missed
       *[other] Puzzle { $number }
    }
web-puzzle-task = Your move, and one is clearly better than all others.
    .try = Find it: your first move counts.
web-puzzle-right = Solved! “{ $move }” is the best move.
web-puzzle-wrong = “{ $move }” is not the best move.
web-puzzle-practise = Your try is done. Practise as long as you like, or see the solution.
web-puzzle-missed-again = “{ $move }” is not the best move either.
web-puzzle-again = That’s it: “{ $move }” is the best move.
web-puzzle-known-right = You have solved this one. Now it is practice.
web-puzzle-known-wrong = You have missed this one. Now it is practice.
web-puzzle-solution-show = Show the solution
web-puzzle-chance = Chance to win
web-puzzle-best = Best
web-puzzle-second = Second best
web-puzzle-tempting = At first sight
web-puzzle-yours = your try
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-on = Play on from here
web-learn-hand = A guided hand
web-learn-done = { $done } of { $all } lessons done
web-course-try = Try it: { $moves }
web-course-found = That was the lesson.
web-course-next = Next lesson
web-course-all = All lessons
web-rules-try = Try it

## The position editor

web-editor = Set up a position
web-editor-lead = Click on the board or change it here. The rules are checked as you go.
web-editor-change = Change
web-editor-can = This position can be played.
web-editor-turn = To move: { $who }
web-editor-cannot = Not possible:
web-editor-undo = Undo
web-editor-new = New set-up
web-editor-new-line = A newly dealt game to change as you like. What you have set up is lost.
web-editor-play = Play it
web-editor-play-line = A game of your own from this position.
web-editor-link = Link to this position
web-editor-link-line = Anyone who opens it sees this position and can change it or play from it.
web-editor-link-broken = This link holds no position that can be read.
web-editor-json = Position as JSON
web-editor-json-line = Copy it, or paste another one.
web-editor-json-take = Set up this position
web-editor-download = Download
web-editor-province = Province
web-editor-card-to = { $card } to:
web-editor-none = none
web-editor-players = Players
web-editor-less = { $label }: one less
web-editor-more = { $label }: one more
web-editor-plain = This game has no controls of its own. Change the position as JSON.

## The moves of an analysis

web-analysis-moves = Moves
web-analysis-all = All
web-analysis-costly = Only costly
web-analysis-none-costly = No move cost anything worth mentioning.
web-analysis-keys = Keys: ← → one move, ↑ ↓ one part of the game, 1 to 3 the moments, N and P the next and the previous costly move.
web-verdict-good = good
web-verdict-doubtful = doubtful
web-verdict-mistake = mistake
web-verdict-forced = no choice

web-clubs = Clubs
    .line = A club has its own tables, tournaments and leaderboard. Nobody else sees them.
web-clubs-none = You are not in a club. The people who run this server open clubs; you join by an organiser’s invitation.
web-clubs-meanwhile = Until then, you can play friends at a table of your own, by a link.
web-club-line = Only members see what happens here.
web-club-unknown = There is no such club, or you are not in it.
web-club-invited = You are invited: { $name }
    .line = Members see the club’s tables and tournaments, and each other’s names.
web-club-join = Join the club
web-club-to = To the club
web-club-for = For whom
    .hint = Only members of the club see it, join it or watch it.
web-club-for-all = Everybody
web-club-members = Members
web-club-organiser = Organiser
    .hint = The name of an account. Organisers invite the others.
web-club-count = { $count ->
    [one] one member
   *[other] { $count } members
}
web-club-leave = Leave the club
web-club-leave-sure = Leave { $club }?
    .line = You can finish the games you are playing. You will see nothing else in the club, and you are out of its tournaments.
web-club-put-out = Remove
web-club-put-out-sure = Remove { $name } from the club?
    .line = They can finish the games they are playing. They will see nothing else in the club, and they are out of its tournaments.
web-club-appoint = Make organiser
web-club-appoint-sure = Make { $name } an organiser?
    .line = Organisers invite and remove people, and make others organisers.
web-club-dismiss = Remove as organiser
web-club-dismiss-sure = Remove { $name } as an organiser?
    .line = They remain a member.
web-club-name = Name of the club
web-club-new = Found a club
web-owner-clubs-none = There are no clubs.
web-club-dissolve = Dissolve
web-club-dissolve-sure = Dissolve { $name }?
    .line = It will have no members. Games in progress stay with their players.
web-leaderboard-club = The strongest in your club.
web-refused-NoAccount = To join a club you need an account. Sign up or log in, then open the link again.
web-refused-NotAnOrganiser = Only the club’s organisers can do this.

web-tournament-arena = Arena
    .hint = For a set time everyone who is free plays again at once. You come and go as you like.
web-tournament-lasts = { $minutes } minutes
web-tournament-length = How long
web-tournament-left = { $time } left
web-tournament-rest = Rest
web-tournament-return = Come back
web-tournament-arena-wait-line = You are paired as soon as somebody is free.
    .several = You sit down as soon as a table is full.
web-tournament-resting-line = You are resting. Your points stay.
web-tournament-end = The end
    .arena = A game counts if it is over when the time is up. What is still being played goes on, but gives no points.
web-tournament-limit = Time limit for a round
    .line = A round lasts { $time } at most. Then the player whose turn it is loses. If it is everybody’s turn, the game is a draw.
web-tournament-limit-none = when all games are over
web-tournament-remind = Remind me
    .done = We will remind you a quarter of an hour before it begins.
    .none = First choose under Settings how you want to be reminded.

## A trial of the way from a browser to the server

web-refused-UnknownProxy = Something stands between you and the server and does not say who you are. Try the connection at the foot of this page.
web-owner-proxy = Connection
    .line = Sends a few requests the way everybody’s go, and compares what the browser sent with what the server got. Takes half a minute at most.
web-owner-proxy-try = Try the connection
web-owner-proxy-waiting = Trying… The last trial waits in silence on purpose.
web-owner-proxy-named = { $right ->
        [yes] Nothing unknown stands between this browser and the server.
       *[no] A proxy passes requests on, but the server does not know it. To it, everybody comes from the same address.
    }
web-owner-proxy-told = { $right ->
        [yes] The proxy passes on the address that you come from.
       *[no] The server trusts the proxy, but does not learn which addresses people come from.
    }
web-owner-proxy-forged = { $right ->
        [yes] A false address that the browser sent was not believed.
       *[no] A false address that the browser sent was believed. Anybody can pretend to come from anywhere, past all limits and bans.
    }
web-owner-proxy-https = { $right ->
        [yes] The server knows whether you come by https.
       *[no] You come by https, but the server believes that you do not.
    }
web-owner-proxy-host = { $right ->
        [yes] Requests reach the server with the name that you see.
       *[no] Requests reach the server with a different name from the one you see.
    }
web-owner-proxy-url = { $right ->
        [yes] Links lead to the address that you see.
       *[no] The server does not know the address that you see, and its links lead elsewhere.
    }
web-owner-proxy-body = { $right ->
        [yes] Requests of the greatest size come through.
       *[no] Large requests do not come through.
    }
web-owner-proxy-socket = { $right ->
        [yes] Sockets open, so moves are seen at once.
       *[no] Sockets do not open. Nobody can play live.
    }
web-owner-proxy-stream = { $right ->
        [yes] Streams flow, and silence does not end them.
       *[no] Streams are held back, or end in silence. Bots that rely on them miss their turns.
    }

## The second factor of an account

web-refused-SecondFactorNeeded = This needs the code that your phone shows, too.
web-refused-WrongCode = This code is wrong, too old, or was used before.
web-second-factor = Second factor
    .line = Besides your password, an app on your phone shows a code. Anyone who learns your password cannot log in without it.
    .on = On. To log in you need the code that your phone shows.
web-second-factor-begin = Turn on
web-second-factor-scan = Scan this picture with an authenticator app, or type the secret into it.
web-second-factor-secret = Secret
web-second-factor-confirm = Then type the code that the app shows. All your other devices have to log in again.
web-second-factor-code = Code
    .hint = Six digits from the app on your phone, or one of your recovery codes.
web-second-factor-show = Continue
web-second-factor-show-line = Looking after the server needs your second factor, once for each visit.
web-second-factor-end = Turn off
web-second-factor-left = { $count ->
        [0] You have no recovery codes left.
        [one] You have one recovery code left.
       *[other] You have { $count } recovery codes left.
    }
web-second-factor-renew = New recovery codes
web-second-factor-codes = Recovery codes
    .line = Write these down and keep them safe. Each lets you in once if you lose your phone. They are shown only now.
web-owner-second-factor = Anyone who learns your password can open this page. Protect it with a second factor:
web-owner-second-factor-demanded = This server opens this page only to owners with a second factor. Turn yours on:

## Suspensions, appeals, and what owners should know

web-banned-until = The people who run this server have blocked you until { $when }. Then you can come back.
web-appeal = Do you want to reply?
    .hint = The people who run this server read it and answer. You can do this once.
web-appeal-send = Send
web-appeal-said = You wrote:
web-appeal-waits = It is waiting for an answer. Come back to this page to read it.
web-appeal-stays = The answer: the ban stays.
web-appeal-shortened = The answer: the ban ends sooner.
web-appeal-lifted = The answer: you may come back.
web-owner-ban-days = Days
    .hint = Empty: until you lift the ban.
web-owner-ban-until = until { $day }
web-owner-appeals = Appeals
web-owner-appeals-none = Nobody has appealed.
web-owner-appeal-ban = banned { $day }
web-owner-appeal-answer = Answer
web-owner-appeal-line = They are notified at once.
web-owner-appeal-what = The ban
web-owner-appeal-stays = Stays
web-owner-appeal-shortened = Ends sooner
web-owner-appeal-lifted = Is lifted
web-owner-appeal-days = Days from now
web-owner-appeal-word = A word to them
web-owner-notices = { $count ->
        [one] One thing is waiting for you
       *[other] { $count } things are waiting for you
    }
web-owner-notice-reports = { $count ->
        [one] One report is not resolved.
       *[other] { $count } reports are not resolved.
    }
web-owner-notice-appeals = { $count ->
        [one] One appeal is waiting for an answer.
       *[other] { $count } appeals are waiting for an answer.
    }
web-owner-notice-mail = { $count ->
        [one] One e-mail could not be sent. The log says why.
       *[other] { $count } e-mails could not be sent. The log says why.
    }
web-owner-notice-ratings = { $count ->
        [one] One result was set aside: it looks bought.
       *[other] { $count } results were set aside: they look bought.
    }
web-owner-notice-disk = The disk is nearly full: { $count } MiB are left.
