"""Git repositories whose history should break a check with `--since`.

Each is made in the folder of a project after its files: `write` of `hostile.py` calls the value of `.git` with its path. The revision that a check compares with is `base`.
"""
import os
import shutil
import subprocess
from pathlib import Path

TABLE = "de.lproj/Localizable.strings"
OLD = '"a" = "Alt";\n'
BROKEN = '"a" = "A'


def git(folder, *words, data=b""):
    """The output of git in a folder, without the settings of the user and the machine."""
    environment = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
    command = ["git", "-c", "safe.directory=*", "-c", "protocol.file.allow=always", *words]
    return subprocess.run(command, cwd=folder, input=data, env=environment, check=True, capture_output=True).stdout.strip()


def tree(files):
    """The lines of `git fast-import` for the files of a commit: text or bytes, or the name of a submodule's commit in a tuple."""
    lines = []
    for path, content in files.items():
        name = '"' + "".join(f"\\{byte:03o}" for byte in os.fsencode(path)) + '"'
        if isinstance(content, tuple):
            lines.append(f"M 160000 {content[0]} {name}\n".encode())
        else:
            data = content if isinstance(content, bytes) else content.encode()
            lines.append(f"M 100644 inline {name}\ndata {len(data)}\n".encode() + data + b"\n")
    return b"".join(lines)


def commit(number, files, parents=()):
    """The lines of `git fast-import` for a commit; its parents are numbers of earlier ones."""
    links = "".join(f"{'from' if place == 0 else 'merge'} :{parent}\n" for place, parent in enumerate(parents))
    return f"commit refs/heads/c{number}\nmark :{number}\ncommitter A <a@b> {number} +0000\ndata 0\n{links}deleteall\n".encode() + tree(files)


def history(*commits, base=1, head=None, damage=None):
    """A function that makes a repository of some commits, and then damages it."""
    def make(place):
        folder = place.parent
        git(folder, "init", "--quiet", "--initial-branch=main")
        numbers = f"reset refs/tags/base\nfrom :{base}\n\nreset refs/heads/main\nfrom :{head or base}\n\n"
        git(folder, "fast-import", "--quiet", "--force", data=b"\n".join(commits) + b"\n" + numbers.encode())
        git(folder, "read-tree", "main")
        if damage:
            damage(place)

    return make


def changed(files=(), **options):
    """A history of one commit with another text than the folder, and some files."""
    return history(commit(1, {TABLE: OLD} | dict(files)), **options)


def text(name, content):
    """Writes a file of git's own folder."""
    return lambda place: (place / name).write_bytes(content if isinstance(content, bytes) else content.encode())


def literal_tree(*entries):
    """Replaces `base` and `main` by a commit whose tree has entries that git itself would not write."""
    def damage(place):
        blob = git(place.parent, "hash-object", "-w", "--stdin", data=OLD.encode()).decode()
        folder = git(place.parent, "rev-parse", "main^{tree}").decode()
        lines = [(b"40000" if kind == "tree" else b"100644", name, bytes.fromhex(folder if kind == "tree" else blob)) for kind, name in entries]
        data = b"".join(mode + b" " + name + b"\0" + object for mode, name, object in lines)
        name = git(place.parent, "hash-object", "-t", "tree", "-w", "--literally", "--stdin", data=data).decode()
        made = git(place.parent, "-c", "user.name=A", "-c", "user.email=a@b", "commit-tree", name, "-m", "").decode()
        for reference in ("refs/tags/base", "refs/heads/main"):
            git(place.parent, "update-ref", reference, made)

    return damage


def submodules_in_each_other(count):
    """A submodule whose own repository is the outer one, in which it is a submodule again."""
    def make(place):
        commits = [commit(1, {TABLE: OLD})]
        changed(head=1)(place)
        for number in range(count):
            inner = git(place.parent, "rev-parse", "main").decode()
            commits = commit(1, {TABLE: OLD, "sub": (inner,)})
            git(place.parent, "fast-import", "--quiet", "--force", data=commits + b"\nreset refs/heads/main\nfrom :1\n\n")
        git(place.parent, "tag", "--force", "base", "main")
        folder = place.parent
        for _ in range(count):
            folder = folder / "sub"
            (folder / TABLE).parent.mkdir(parents=True)
            (folder / TABLE).write_text(BROKEN)
            (folder / ".git").write_text(f"gitdir: {place}\n")

    return make


def without_old_texts(place):
    """Removes the older version of the table, as in a partial clone."""
    name = git(place.parent, "rev-parse", f"main:{TABLE}").decode()
    (place / "objects" / name[:2] / name[2:]).unlink()


def damaged_packs(place):
    git(place.parent, "repack", "-a", "-d", "-q")
    for pack in (place / "objects/pack").glob("*.pack"):
        pack.chmod(0o644)
        pack.write_bytes(pack.read_bytes()[:40] + b"\xff" * 40)


def settings(place):
    """Settings and hooks that would stop everything that runs them."""
    program = place / "stop"
    program.write_text("#!/bin/sh\nkill -KILL $PPID\n")
    program.chmod(0o755)
    names = ["core.fsmonitor", "core.pager", "core.sshCommand", "core.askPass", "diff.external", "filter.a.clean", "filter.a.smudge", "filter.a.process",
             "alias.rev-parse", "credential.helper", "core.gitProxy"]
    for name in names:
        git(place.parent, "config", name, ("!" if name.startswith("alias") else "") + str(program))
    (place.parent / ".gitattributes").write_text("* filter=a diff=a\n")
    shutil.copytree(place / "hooks", place / "other", dirs_exist_ok=True)
    git(place.parent, "config", "core.hooksPath", str(place / "other"))
    for hook in ("post-index-change", "reference-transaction", "fsmonitor-watchman"):
        shutil.copy(program, place / "other" / hook)


def in_circles(place):
    """A repository of which each folder leads to itself."""
    shutil.rmtree(place)
    place.write_text("gitdir: .git\n")


def alternates(place):
    (place / "objects/info/alternates").write_text("\n".join([str(place / "objects"), "/", "../objects"] * 1_000))


def index(count, entry=b""):
    return text("index", b"DIRC\0\0\0\2" + count.to_bytes(4, "big") + entry)


def project(make, current=BROKEN, **files):
    return {"en.lproj/Localizable.strings": '"a" = "A";\n', TABLE: current} | files | {".git": make}


CHAIN = [commit(1, {TABLE: OLD})] + [commit(number, {TABLE: OLD}, [number - 1] + [number - 2] * (number > 2)) for number in range(2, 5_001)]
CROSSED = [commit(1, {TABLE: OLD}), commit(2, {TABLE: OLD}, [1]), commit(3, {TABLE: OLD}, [1])] + [
    commit(number, {TABLE: OLD}, [number - 2 - number % 2 + offset for offset in (0, 1)]) for number in range(4, 2_004)]

# A project has a table that the commit has in another version; what a check reports of it must not get lost.
PROJECTS = {
    "git: a deep tree": project(changed({"d/" * 2_000 + "L.strings": OLD})),
    "git: many files": project(changed({f"f{number % 100}/de.lproj/{number}.strings": OLD for number in range(100_000)})),
    "git: renamed files": project(changed({f"Old/de.lproj/T{number}.strings": f'"a" = "{number}";\n' for number in range(3_000)}), **{
        f"New/de.lproj/T{number}.strings": f'"a" = "{number}";\n' for number in range(3_000)}),
    "git: strange names": project(changed({
        f"{name}/de.lproj/L.strings": OLD for name in ["a\nb", '"', "\t", "-", "--", "*", "\udcff", "e\u0301", "\u00e9", "\u202e", "a:b", "\\", " ", "%s"]})),
    "git: names that no folder has": project(changed(damage=literal_tree(
        ("file", b".."), ("tree", b".git"), ("file", b"/"), ("file", b"a/../../b.strings"), ("tree", b"de.lproj"), ("tree", b"de.lproj")))),
    "git: a large older version": project(changed({TABLE: bytes(80_000_000)})),
    "git: an older version of the same size": project(changed({TABLE: "/*" + "a" * 20_000_000 + "*/" + OLD}), "/*" + "b" * 20_000_000 + "*/" + BROKEN),
    "git: a table that leads to itself": project(changed({"fr.lproj/A.strings": OLD}), **{"fr.lproj/A.strings": Path("A.strings")}),
    "git: submodules in each other": project(submodules_in_each_other(20)),
    "git: a submodule that is not there": project(changed({f"sub{number}": ("1" * 40,) for number in range(500)})),
    "git: a long history": project(history(*CHAIN, base=1, head=5_000)),
    "git: branches that cross": project(history(*CROSSED, base=2_002, head=2_003)),
    "git: no common history": project(history(commit(1, {TABLE: OLD}), commit(2, {TABLE: OLD}), base=1, head=2)),
    "git: no older texts": project(changed(damage=without_old_texts)),
    "git: no commit": project(lambda place: git(place.parent, "init", "--quiet")),
    "git: settings that run programs": project(changed(damage=settings)),
    "git: a folder in circles": project(changed(damage=in_circles)),
    "git: objects in circles": project(changed(damage=alternates)),
    "git: a common folder that is none": project(changed(damage=text("commondir", "../../../../../../../../proc/self\n"))),
    "git: HEAD leads to itself": project(changed(damage=text("HEAD", "ref: HEAD\n"))),
    "git: HEAD is long": project(changed(damage=text("HEAD", "ref: refs/" + "a" * 1_000_000))),
    "git: the revision is no commit": project(changed(damage=text("refs/tags/base", "0" * 40 + "\n"))),
    "git: the revision is a branch, too": project(changed(damage=lambda place: git(place.parent, "branch", "base"))),
    "git: packed references": project(changed(damage=text("packed-refs", "# pack-refs with: peeled\n" + "^\n" * 100_000 + "x" * 1_000_000))),
    "git: an index of zeros": project(changed(damage=text("index", bytes(1_000_000)))),
    "git: an index without entries": project(changed(damage=index(0xFFFF_FFFF))),
    "git: an index with a long path": project(changed(damage=index(1, bytes(60) + b"\xff\xff" + b"a" * 1_000_000))),
    "git: a damaged pack": project(changed(damage=damaged_packs)),
}

# What a check reports; all others have the finding of the table.
EXPECTED = {name: "catalog-syntax" for name in PROJECTS} | {
    "git: a table that leads to itself": "unreadable-file",
    "git: no common history": "no common history", "git: HEAD is long": "no common history",
    "git: no commit": "knows no revision", "git: the revision is no commit": "knows no revision",
    "git: packed references": "knows no revision", "git: a damaged pack": "knows no revision",
    "git: a folder in circles": "cannot be read", "git: a common folder that is none": "cannot be read",
    "git: HEAD leads to itself": "cannot read the repository",
}
