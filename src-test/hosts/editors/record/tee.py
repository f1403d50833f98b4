#!/usr/bin/env python3
"""Stands between an editor and the server and writes down every message, one a line: tee.py FOLDER PROGRAM ARGUMENTS..."""
import json
import os
import subprocess
import sys
import threading

folder, command = sys.argv[1], sys.argv[2:]
if command[-1] == "--version":
    os.execv(command[0], command)
server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
record = open(os.path.join(folder, f"{server.pid}.jsonl"), "w", encoding="utf-8")
one_at_a_time = threading.Lock()


def messages(stream):
    """Each message with the octets that it came in."""
    while True:
        octets, length = b"", 0
        while not octets.endswith(b"\r\n\r\n"):
            line = stream.readline()
            if not line:
                return
            octets += line
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        content = stream.read(length)
        yield json.loads(content), octets + content


def copy(source, sink, sender):
    try:
        for message, octets in messages(source):
            with one_at_a_time:
                record.write(json.dumps({"from": sender, "message": message}, ensure_ascii=False) + "\n")
                record.flush()
            sink.write(octets)
            sink.flush()
    except OSError:
        pass  # one of them has gone
    try:
        sink.close()
    except OSError:
        pass


threading.Thread(target=copy, args=(sys.stdin.buffer, server.stdin, "client"), daemon=True).start()
copy(server.stdout, sys.stdout.buffer, "server")
os._exit(server.wait() & 0xFF)
