import { truncate } from "#contract/values/truncate.ts";
import { withoutUnseen } from "#contract/values/visible-text.ts";

const MAX_BYTES = 200;

/** Windows forbids these characters in names. */
const refused = /[<>:"/\\|?*]/gu;

/** Names of devices in Windows, with any extension ('CON', 'aux.tar.gz'). Windows refuses files with such names. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;

/**
 * Makes file names that every operating system accepts in one folder. Equal names get a number ('apfel (2).jpg'),
 * ignoring case.
 */
export function uniqueFileNames(files: readonly { name: string; ext: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ name, ext }) => {
    const [stem, ending] = splitEnding(withoutUnseen(name.replace(refused, "_")).normalize("NFC"), ext);
    for (let number = 1; ; number += 1) {
      const candidate = nameOf(stem, `${number === 1 ? "" : ` (${number})`}${ending}`);
      const key = comparable(candidate);
      if (taken.has(key)) continue;
      taken.add(key);
      return candidate;
    }
  });
}

/** Adds a missing extension, because operating systems choose the program for a file by its extension. */
function splitEnding(name: string, ext: string): [stem: string, ending: string] {
  if (ext === "") return [name, ""];
  const isThere = name.toLowerCase().endsWith(`.${ext}`) && name.length > ext.length + 1;
  return isThere ? [name.slice(0, -ext.length - 1), name.slice(-ext.length - 1)] : [name, `.${ext}`];
}

/** Replaces leading dots, because they would hide the file. Removes dots and blanks at the end of the stem. */
function nameOf(stem: string, rest: string): string {
  const shown = stem.trim().replace(/^\.+/u, "_");
  const short = shortened(shown, MAX_BYTES - Buffer.byteLength(rest)).replace(/[\s.]+$/u, "") || "_";
  return `${device.test(short) ? "_" : ""}${short}${rest}`;
}

function shortened(text: string, bytes: number): string {
  let short = text;
  while (Buffer.byteLength(short) > bytes) short = truncate(short, short.length - 1);
  return short;
}

/** Converts to upper case first, because 'ß' and 'SS' are the same on some systems. */
function comparable(name: string): string {
  return name.normalize("NFKD").toUpperCase().toLowerCase().normalize("NFKD");
}
