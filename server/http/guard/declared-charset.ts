import { MIMEType } from "node:util";
import { AppError } from "#contract/schemas/errors.ts";

/** @throws invalid (C200) if the bytes are not valid in the charset */
export type Decode = (bytes: Buffer) => string;

/** @param contentType without a charset, UTF-8 applies @throws wrongContentType (C415) for an unknown charset */
export function decoderOf(contentType: string | undefined): Decode {
  return decoderFor(charsetOf(contentType));
}

/** @throws wrongContentType (C415) for an unknown charset */
export function decoderFor(charset: string): Decode {
  const decoder = knownDecoder(charset);
  return (bytes) => {
    let text;
    try {
      text = decoder.decode(bytes);
    } catch (error) {
      throw new AppError("invalid", { cause: error });
    }
    // TextDecoder turns unassigned bytes into C1 control characters. The schemas of text fields would remove them
    // silently, and the text would lose a letter.
    if (!decoder.encoding.startsWith("utf-") && /[\u0080-\u009f]/u.test(text)) throw new AppError("invalid");
    return text;
  };
}

export function charsetOf(contentType: string | undefined): string {
  try {
    return new MIMEType(contentType ?? "").params.get("charset") ?? "utf-8";
  } catch {
    return "utf-8";
  }
}

function knownDecoder(charset: string): TextDecoder {
  try {
    // TextDecoder accepts the labels of the Encoding Standard, in which 'iso-8859-1' means windows-1252.
    const decoder = new TextDecoder(charset.trim(), { fatal: true });
    // x-user-defined is no real charset: it maps the upper bytes to private-use characters.
    if (decoder.encoding === "x-user-defined") throw new RangeError("no charset of texts");
    return decoder;
  } catch (error) {
    throw new AppError("wrongContentType", { cause: error });
  }
}

/** Parses application/x-www-form-urlencoded. If several fields have the same name, the last value is used. */
export function readForm(bytes: Buffer, decode: Decode): Record<string, string> {
  const pairs = bytes
    .toString("latin1")
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const end = pair.indexOf("=");
      const [name, value] = end < 0 ? [pair, ""] : [pair.slice(0, end), pair.slice(end + 1)];
      return [decode(bytesOf(name)), decode(bytesOf(value))] as const;
    });
  return Object.fromEntries(pairs);
}

/** @param encoded one character per byte */
function bytesOf(encoded: string): Buffer {
  const plain = encoded
    .replaceAll("+", " ")
    .replace(/%([0-9a-f]{2})/giu, (_all, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(plain, "latin1");
}
