// The HTML sanitiser: it keeps only what contract/values/html.ts lists.
import sanitizeHtml from "sanitize-html";
import {
  deepestElement,
  droppedWithContent,
  keptElements,
  keptValue,
  ownPicturePattern,
  renamedElements,
} from "#contract/values/html.ts";
import { completeLink } from "#contract/values/link-address.ts";

/**
 * Removes links and pictures without an address, and keeps their content. If they were renamed to a dropped element,
 * sanitize-html would close the wrong element.
 */
const withoutAddress = ({ tag, attribs }: sanitizeHtml.IFrame): "excludeTag" | false =>
  (tag === "a" && attribs["href"] === undefined) || (tag === "img" && attribs["src"] === undefined)
    ? "excludeTag"
    : false;

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(keptElements),
  allowedAttributes: Object.fromEntries(
    Object.entries(keptElements).map(([name, attributes]) => [name, [...attributes]]),
  ),
  nonTextTags: [...droppedWithContent],
  selfClosing: ["br", "img"],
  nestingLimit: deepestElement,
  // `keepElement` checks schemes and values with the functions that the editor uses too.
  allowedSchemesAppliedToAttributes: [],
  // <script> and <style> are dropped with their content, so there are no style sheets to parse.
  parseStyleAttributes: false,
  transformTags: { "*": keepElement },
  exclusiveFilter: withoutAddress,
};

function keepElement(name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const tagName = Object.hasOwn(renamedElements, name) ? renamedElements[name]! : name;
  if (tagName === "a") {
    const href = completeLink(attributes.href ?? "");
    return { tagName, attribs: href === null ? {} : { href } };
  }
  if (tagName === "img") {
    const { alt = "" } = attributes;
    const src = (attributes.src ?? "").trim().replace(/\/$/u, "");
    return { tagName, attribs: ownPicturePattern.test(src) ? { src, alt } : {} };
  }
  return { tagName, attribs: listedValues(tagName, attributes) };
}

function listedValues(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const names = Object.hasOwn(keptElements, tagName) ? keptElements[tagName]! : [];
  const kept = names.flatMap((name): [string, string][] => {
    const written = attributes[name];
    const value = written === undefined ? null : keptValue(name, written);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(kept);
}

/** Normalises line breaks like an HTML parser, and removes invisible control characters. */
function sanitizeOnce(html: string): string {
  const readable = html
    .replace(/\r\n?/gu, "\n")
    .replaceAll("\f", " ")
    .replace(/[^\P{Cc}\t\n]/gu, "");
  return sanitizeHtml(readable, options);
}

/** Misnested tags may need two or three passes until nothing changes. */
const mostReadings = 8;

/**
 * Sanitises one content block. Idempotent. The result has only elements and attributes of `keptElements`, links that
 * `completeLink` accepts, and pictures of this site. It is in the editor's normal form.
 * @returns the content block in its stored form
 */
export function sanitizeBlock(html: string): string {
  let before = html;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const after = sanitizeOnce(before);
    if (after === before) return after;
    before = after;
  }
  // HTML that still changes is probably an attack. So all its elements are removed, and only its text is kept.
  return sanitizeHtml(before, { ...options, allowedTags: [] });
}
