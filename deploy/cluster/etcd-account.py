"""etcd asks for a password from now on: its root, and one account of Patroni's that sees what is Patroni's (docs/decisions/077).

By the older interface of etcd, as Patroni 3.0.2 speaks it; with Python, which Patroni brings. It may be done again, by other
passwords of the members' account too.
"""

import base64
import json
import os
import sys
import time
import urllib.error
import urllib.request

AUTH = sys.argv[1] + "/v2/auth"
ROOT = os.environ["ETCD_ROOT_PASSWORD"]
MEMBERS = os.environ["ETCD_PASSWORD"]
OURS = {"kv": {"read": ["/service/*"], "write": ["/service/*"]}}
ALL = {"kv": {"read": ["/*"], "write": ["/*"]}}


def ask(method, path, body=None):
    """The status; etcd's words go to the log where it refuses."""
    request = urllib.request.Request(AUTH + path, method=method, data=json.dumps(body).encode() if body else None)
    request.add_header("content-type", "application/json")
    request.add_header("authorization", "Basic " + base64.b64encode(f"root:{ROOT}".encode()).decode())
    try:
        return urllib.request.urlopen(request, timeout=5).status
    except urllib.error.HTTPError as refused:
        print(f"{method} {path}: {refused.code} {refused.read().decode().strip()}")
        return refused.code


def put(path, body=None):
    if ask("PUT", path, body) not in (200, 201):
        sys.exit(1)


while True:
    try:
        is_there = ask("GET", "/enable")
        break
    except OSError:
        time.sleep(1)

put("/users/root", {"user": "root", "password": ROOT})
# Anew, as what a role may is only added to or taken from.
ask("DELETE", "/users/patroni")
ask("DELETE", "/roles/patroni")
put("/roles/patroni", {"role": "patroni", "permissions": OURS})
put("/users/patroni", {"user": "patroni", "password": MEMBERS, "roles": ["patroni"]})
# 409: it asks already.
if ask("PUT", "/enable") not in (200, 409):
    sys.exit(1)
# Whoever says no name is its guest, who may all unless told otherwise. 404 and 409: may nothing already.
ask("PUT", "/roles/guest", {"role": "guest", "revoke": ALL})
print("etcd asks for a password.")
