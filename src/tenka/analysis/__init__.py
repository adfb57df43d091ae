"""Finished games, explained: win probability, what decisions cost, and luck.

>>> from tenka.analysis.analyse import analyse
>>> analysis = analyse(tenka.Record.from_json(text), level="adept")
>>> analysis.balances[0]                # start + decisions + luck = result

Nothing is imported here, as NumPy takes a while and few commands need it.
"""
