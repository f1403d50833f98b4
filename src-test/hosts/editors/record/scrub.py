#!/usr/bin/env python3
"""Makes a fixture of a record: scrub.py RECORD FOLDER_OF_THE_SESSION >FIXTURE

What stands in the folder of the session stands in file:///session; of other places nothing is left. Of what the server said only the kind
is kept, since the server of the replay says it anew."""
import json
import pathlib
import re
import sys

record, folder = sys.argv[1], sys.argv[2].rstrip("/")
root = str(pathlib.Path(__file__).resolve().parents[4])


def scrubbed(value):
    if isinstance(value, dict):
        return {name: scrubbed(member) for name, member in value.items()}
    if isinstance(value, list):
        return [scrubbed(member) for member in value]
    if isinstance(value, str):
        value = value.replace(folder, "/session").replace(root, "/project")
        return re.sub(r"(?<=file://)/(?!session\b)[^\s\"]*", "/elsewhere", value)
    return value


def client(message):
    if message.get("method") == "initialize":
        params = message["params"]
        params["processId"] = None  # it has ended long ago
        if params.get("rootPath"):
            params["rootPath"] = "/session"
    return scrubbed(message)


def server(message):
    if "method" in message:
        return {"method": message["method"]} | ({"id": message["id"]} if "id" in message else {})
    return {"id": message["id"]} | ({"error": {"code": message["error"]["code"]}} if "error" in message else {"result": {}})


with open(record, encoding="utf-8") as lines:
    for line in lines:
        entry = json.loads(line)
        kind = client if entry["from"] == "client" else server
        if entry["message"].get("method") != "$/progress" or entry["from"] == "client":
            print(json.dumps({"from": entry["from"], "message": kind(entry["message"])}, ensure_ascii=False, separators=(",", ":")))
