// Reads XML from users with fast-xml-parser, without entity declarations and fetches, and with limited depth.
import { XMLParser, XMLValidator } from "fast-xml-parser";

export type XmlNode = { [name: string]: XmlValue };
export type XmlValue = string | XmlNode | (string | XmlNode)[];

const DEEPEST = 40;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // The blank at the end of a line may separate two words.
  trimValues: false,
  // Declared entities could expand without end. `withoutEntities` decodes the predefined ones.
  processEntities: false,
  maxNestedTags: DEEPEST,
  tagValueProcessor: (_name, value) => withoutEntities(value),
});

const known: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/giu, (entity, hex, decimal, name) => {
    if (name !== undefined) return known[name as string] ?? entity;
    const point = Number.parseInt((hex ?? decimal) as string, hex === undefined ? 10 : 16);
    return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : "";
  });
}

/** @returns null if the text is not well-formed, declares a document type, or is nested too deep */
export function readXml(text: string): XmlNode | null {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text) || XMLValidator.validate(text) !== true) return null;
  try {
    return parser.parse(text) as XmlNode;
  } catch {
    return null;
  }
}

export function children(node: XmlValue | undefined, name: string): XmlValue[] {
  if (typeof node !== "object" || Array.isArray(node)) return [];
  const found = node[name];
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
}

export function at(node: XmlValue | undefined, ...path: readonly string[]): XmlValue | undefined {
  return path.reduce<XmlValue | undefined>((found, name) => children(found, name)[0], node);
}

export const textOf = (node: XmlValue | undefined): string => rawTextOf(node).trim();

export function rawTextOf(node: XmlValue | undefined): string {
  if (typeof node === "string") return node;
  if (node === undefined || Array.isArray(node)) return "";
  const text = node["#text"];
  return typeof text === "string" ? text : "";
}
