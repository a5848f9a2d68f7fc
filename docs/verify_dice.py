"""Check the dice of a finished game, sharing no code with Starboard: python verify_dice.py SHEET

The sheet is what looking back downloads (GET /api/v1/tables/TABLE/dice), or `starboard verify RECORD --sheet
SHEET` makes. A roll comes from HMAC-SHA256(seed, "nonce,nonce,…|number|attempt"): eight bytes, thrown
away in the uneven rest at the top, else reduced by the sum of weights. Nonces have the SHA pledged before;
`since` is the first roll of later ones. The odds are taken at their word; the command works them out itself.
"""

import hashlib
import hmac
import json
import pathlib
import sys


def roll(seed, nonces, number, odds):
    total = sum(weight for _, weight in odds)
    attempt, value = -1, 2**64
    while value >= 2**64 - 2**64 % total:
        attempt += 1
        message = f"{','.join(nonces)}|{number}|{attempt}".encode()
        value = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
    point = value % total
    for outcome, weight in odds:
        if point < weight:
            return outcome
        point -= weight


if len(sys.argv) != 2:
    sys.exit(__doc__)
sheet = json.loads(pathlib.Path(sys.argv[1]).read_text())
if not sheet.get("seed"):
    sys.exit("No seed: the game is not over, or this is a record: `starboard verify RECORD --sheet SHEET`.")
seed = bytes.fromhex(sheet["seed"])
if hashlib.sha256(seed).hexdigest() != sheet["commitment"]:
    sys.exit("The seed is not the one that was committed to.")
for nonce, pledge in zip(sheet["nonces"], sheet.get("pledges", [])):
    if pledge and hashlib.sha256(nonce.encode()).hexdigest() != pledge:
        sys.exit(f"The nonce {nonce} is not the one that was pledged.")
since = sheet.get("since") or [0] * len(sheet["nonces"])
for one in sheet["rolls"]:
    nonces = [nonce for nonce, first in zip(sheet["nonces"], since) if first <= one["number"]]
    if roll(seed, nonces, one["number"], one["odds"]) != one["outcome"]:
        sys.exit(f"Roll {one['number']} was not made with these dice.")
print(f"All {len(sheet['rolls'])} rolls are as the seed says.")
