// The sanitiser: of any HTML, only what contract/values/html.ts lists is stored.
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
 * Links and pictures without an address go, and their content stays. They are not renamed to something that is not kept:
 * sanitize-html would then give the closing tag of the next element of that depth their new name, and so lose it.
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
  // keepElement checks schemes and values, with the same function as everywhere else.
  allowedSchemesAppliedToAttributes: [],
  // <script> and <style> are dropped completely, so no style sheet has to be parsed.
  parseStyleAttributes: false,
  transformTags: { "*": keepElement },
  exclusiveFilter: withoutAddress,
};

/**
 * Renames elements with the same meaning, removes links and pictures with a foreign or dangerous address,
 * and puts attributes into the order of the list.
 */
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

/** Of the element's kept attributes those with a value of the list. */
function listedValues(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const names = Object.hasOwn(keptElements, tagName) ? keptElements[tagName]! : [];
  const kept = names.flatMap((name): [string, string][] => {
    const written = attributes[name];
    const value = written === undefined ? null : keptValue(name, written);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(kept);
}

/** Normalises like an HTML parser: one kind of line break, and no control character that nobody sees. */
function sanitizeOnce(html: string): string {
  const readable = html
    .replace(/\r\n?/gu, "\n")
    .replaceAll("\f", " ")
    .replace(/[^\P{Cc}\t\n]/gu, "");
  return sanitizeHtml(readable, options);
}

/** Misnested tags may need a second and a third pass until nothing changes any more. */
const mostReadings = 8;

/**
 * Returns one content block in its stored form: only elements and attributes of `keptElements`, links that
 * `completeLink` accepts and this site's own pictures; sanitising it again changes nothing.
 *
 * Normal form, the same as the editor's: `&`, `<`, `>` escaped in text, `"` also in attributes, every other
 * character (a no-break space too) as itself, `<br />` and `<img … />` closed.
 */
export function sanitizeBlock(html: string): string {
  let before = html;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const after = sanitizeOnce(before);
    if (after === before) return after;
    before = after;
  }
  // Nobody writes such HTML by accident: its text stays, its elements are removed.
  return sanitizeHtml(before, { ...options, allowedTags: [] });
}
