// Reads the names in a part's Content-Disposition (RFC 7578; `filename*` by RFC 8187).
import { AppError } from "#contract/schemas/errors.ts";
import { type Decode, decoderFor } from "../guard/declared-charset.ts";

export type PartNames = { fileName: string | undefined; partName: string | undefined };

const PARAMETER = /;\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/gsu;
const EXTENDED = /^([\w!#$%&+.^`{}~-]*)'[^']*'(.*)$/su;

/**
 * @param disposition one character per byte
 * @param decode for names in the charset that the form declares
 * @throws invalid (C200, `name`) for undecodable bytes; wrongContentType (C415) for an unknown charset
 */
export function namesIn(disposition: string, decode: Decode): PartNames {
  const sent = new Map<string, string>();
  for (const [, name = "", quoted, token = ""] of disposition.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (!sent.has(key)) sent.set(key, quoted === undefined ? withoutApostrophes(token) : unescaped(quoted));
  }
  const read = (key: string): string | undefined => {
    const value = sent.get(key);
    return value === undefined ? undefined : decodeName(Buffer.from(value, "latin1"), decode);
  };
  const fileName = extendedName(sent.get("filename*")) ?? continuedName(sent, decode) ?? browserName(read("filename"));
  return { fileName, partName: read("name") };
}

/** Joins `filename*0=…; filename*1=…` (RFC 2231, section 3). An encoded section has another '*' after its number. */
function continuedName(sent: ReadonlyMap<string, string>, decode: Decode): string | undefined {
  const isEncoded = sent.has("filename*0*");
  let whole = "";
  for (let number = 0; ; number += 1) {
    const plain = sent.get(`filename*${number}`);
    const part = sent.get(`filename*${number}*`) ?? (isEncoded ? plain?.replaceAll("%", "%25") : plain);
    if (part === undefined) break;
    whole += part;
  }
  if (whole === "") return undefined;
  return isEncoded ? extendedName(whole) : decodeName(Buffer.from(whole, "latin1"), decode);
}

/**
 * Some programs send a name in apostrophes. By the grammar, the apostrophes belong to the name, but they are removed
 * here.
 */
const withoutApostrophes = (token: string): string => token.replace(/^'(.*)'$/su, "$1");

/**
 * Removes the backslash before quotes and backslashes. Keeps other backslashes, because they belong to a Windows path.
 */
const unescaped = (quoted: string): string => quoted.replace(/\\(["\\])/gu, "$1");

/** Browsers escape exactly these three characters in a part's name (HTML Standard, 'multipart/form-data'). */
const browserName = (name: string | undefined): string | undefined =>
  name?.replace(/%(?:22|0A|0D)/giu, (escape) => decodeURIComponent(escape));

/** Parses `UTF-8''Most%20%26%20Saft.pdf`. @returns undefined for other forms; the caller then uses `filename` */
function extendedName(sent: string | undefined): string | undefined {
  const [, charset, encoded] = EXTENDED.exec(sent ?? "") ?? [];
  if (!charset || encoded === undefined) return undefined;
  const bytes = encoded.replace(/%([0-9a-f]{2})/giu, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return decodeName(Buffer.from(bytes, "latin1"), decoderFor(charset));
}

function decodeName(bytes: Buffer, decode: Decode): string {
  try {
    return decode(bytes);
  } catch (error) {
    if (error instanceof AppError && error.kind === "invalid")
      throw new AppError("invalid", { fields: { name: { key: "badText" } }, cause: error });
    throw error;
  }
}
