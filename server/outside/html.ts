// The sanitiser: whatever HTML comes in, only what server/contract/html.ts lists is stored.
import sanitizeHtml from "sanitize-html";
import {
  deepestElement,
  droppedWithContent,
  keptElements,
  ownPicturePattern,
  renamedElements,
} from "#contract/html.ts";
import { isSafeUrl } from "#contract/text.ts";

/** No kept element, so that sanitize-html takes the tags off and leaves what is between them. */
const unwrapped = { tagName: "span", attribs: {} };

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(keptElements),
  allowedAttributes: Object.fromEntries(
    Object.entries(keptElements).map(([name, attributes]) => [name, [...attributes]]),
  ),
  nonTextTags: [...droppedWithContent],
  selfClosing: ["br", "img"],
  nestingLimit: deepestElement,
  // Schemes are judged by keepElement, with the same function as everywhere else.
  allowedSchemesAppliedToAttributes: [],
  // Of <script> and <style> nothing stays, so that no style sheet has to be parsed.
  parseStyleAttributes: false,
  transformTags: { "*": keepElement },
};

/**
 * Renames elements that mean the same, takes off links and pictures with a foreign or dangerous address,
 * and brings attributes in the order of the list.
 */
function keepElement(name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const tagName = Object.hasOwn(renamedElements, name) ? renamedElements[name]! : name;
  if (tagName === "a") {
    const href = (attributes.href ?? "").trim();
    return isSafeUrl(href) ? { tagName, attribs: { href } } : unwrapped;
  }
  if (tagName === "img") {
    const { src = "", alt = "" } = attributes;
    return ownPicturePattern.test(src) ? { tagName, attribs: { src, alt } } : unwrapped;
  }
  return { tagName, attribs: {} };
}

/** As HTML parsers read it: one kind of line break, and U+0000 is nothing. */
function sanitizeOnce(html: string): string {
  return sanitizeHtml(html.replaceAll("\u0000", "").replace(/\r\n?/gu, "\n"), options);
}

/** Misnested tags may need a second and a third reading until nothing moves any more. */
const mostReadings = 8;

/**
 * One content block in its stored form. It holds only elements and attributes of `keptElements`, links that
 * `isSafeUrl` lets pass and this site's own pictures; sanitising it again changes nothing.
 *
 * Normal form, the same as the editor writes: `&`, `<`, `>` escaped in text, `"` also in attributes, every other
 * character (a no-break space too) as itself, `<br />` and `<img … />` closed.
 */
export function sanitizeBlock(html: string): string {
  let before = html;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const after = sanitizeOnce(before);
    if (after === before) return after;
    before = after;
  }
  // Nobody writes such HTML by accident: its text stays, its elements go.
  return sanitizeHtml(before, { ...options, allowedTags: [] });
}
