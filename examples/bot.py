#!/usr/bin/env python3
"""A whole bot: fiefdom bot --table LINK -- python3 examples/bot.py"""
import json
import sys

WISHES = ["treasures", "buy:province", "buy:gold", "buy:silver", "end"]

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "decide":
        continue
    decision = message["decision"]
    options = decision["options"]
    wish = next((wish for wish in WISHES if wish in options), None)
    if wish is not None:
        answer = [wish]
    else:
        answer = options[: decision["min"]]
    print(json.dumps(answer), flush=True)
