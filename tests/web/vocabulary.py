"""Every word of the English catalogue; any other word on a page comes from elsewhere."""

import re
from functools import cache
from pathlib import Path

from karak import words

ENGLISH = Path(words.__file__).with_name("en")
WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
NOT_SAID = (r"(?m)^#.*$", r"(?m)^-?[\w-]+ =", r"(?m)^\s+\.[\w-]+ =", r"\{ *\$[\w-]+ *->", r"\[[\w-]+\]", r"\{[^{}]*\}")
SEEN = """() => {
  const known = (window.known ??= new Set()), found = [];
  const meet = (text, isSeen) => { if (text && !known.has(text) && isSeen()) { known.add(text); found.push(text); } };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    meet(data.trim(), () => parentElement.checkVisibility());
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) meet(one.getAttribute(name), () => true);
  return found.join('\\n');
}"""


@cache
def vocabulary() -> frozenset[str]:
    text = "\n".join(page.read_text("utf-8") for page in sorted(ENGLISH.rglob("*.ftl")))
    for pattern in NOT_SAID:
        text = re.sub(pattern, " ", text)
    return frozenset(words_of(text))


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


def strange(text: str, known: set[str]) -> set[str]:
    """Words that are not in the catalogue; single letters are keys, and long hexadecimal numbers belong to the dice."""
    said = re.sub(r"\b[0-9a-f]{16,}\b", " ", text)
    return {word for word in words_of(said) - vocabulary() - {one.lower() for one in known} if len(word) > 1}
