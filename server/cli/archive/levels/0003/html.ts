// The sanitiser of release 0.1.0. It checks archives of that release, so it must never change.
import sanitizeHtml from "sanitize-html";

const elements: Record<string, string[]> = {
  p: [],
  br: [],
  h2: [],
  h3: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  a: ["href"],
  img: ["src", "alt"],
  figure: [],
  figcaption: [],
};

const renamed: Record<string, string> = {
  b: "strong",
  i: "em",
  strike: "s",
  del: "s",
  h1: "h2",
  h4: "h3",
  h5: "h3",
  h6: "h3",
};

const droppedWithContent = (
  "script style xmp noscript noembed noframes template plaintext textarea option select title iframe object embed " +
  "applet audio video canvas svg math"
).split(" ");

const ownPicture = /^\/(?:api\/v0|v0\/api)\/download\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/u;

function isSafeUrl(value: string): boolean {
  if (/[\u0000-\u0020\u007f]/u.test(value)) return false;
  if (value.startsWith("#")) return true;
  if (value.startsWith("/")) return !/^\/[/\\]/u.test(value);
  return /^(https?:\/\/[^/]|mailto:|tel:)/iu.test(value);
}

const unwrapped = { tagName: "span", attribs: {} };

function keepElement(name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const tagName = (Object.hasOwn(renamed, name) && renamed[name]) || name;
  if (tagName === "a") {
    const href = (attributes["href"] ?? "").trim();
    return isSafeUrl(href) ? { tagName, attribs: { href } } : unwrapped;
  }
  if (tagName === "img") {
    const { src = "", alt = "" } = attributes;
    return ownPicture.test(src) ? { tagName, attribs: { src, alt } } : unwrapped;
  }
  return { tagName, attribs: {} };
}

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(elements),
  allowedAttributes: elements,
  nonTextTags: droppedWithContent,
  selfClosing: ["br", "img"],
  nestingLimit: 40,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  transformTags: { "*": keepElement },
};

const MOST_READINGS = 8;

export function sanitizeBlock0003(html: string): string {
  let before = html;
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const after = sanitizeHtml(before.replaceAll("\u0000", "").replace(/\r\n?/gu, "\n"), options);
    if (after === before) return after;
    before = after;
  }
  return sanitizeHtml(before, { ...options, allowedTags: [] });
}
