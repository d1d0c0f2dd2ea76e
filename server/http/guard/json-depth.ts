// Measures the nesting of JSON before JSON.parse runs, because a megabyte of '[' would block the process for a second.

export const MOST_LEVELS = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

export function isNestedTooDeeply(json: string): boolean {
  let level = 0;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) index = endOfString(json, index + 1);
    else if (opening.has(code)) level += 1;
    else if (closing.has(code)) level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}

function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}
