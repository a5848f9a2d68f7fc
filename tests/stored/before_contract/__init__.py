"""Wrote everything in tests/stored, with Starboard 0.1.0 as it was before its contract was redone.

It shows how the fixtures came to be. It is not meant to run on a later version, and nothing there is ever
written anew: what a later version stores goes into files of its own, beside these. Nobody needs to keep it in
step with the program, so the type checker does not look at it.

    python -m tests.stored.before_contract FOLDER
"""
