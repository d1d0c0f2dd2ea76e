import { escapeHtml } from "#contract/values/escape-html.ts";
import type { AssetFiles, PageRequest } from "#contract/schemas/rendered-page.ts";
import { aheadId } from "./fetch-ahead.ts";
import type { Head } from "./head.ts";
import type { HeadLink } from "./head-parts.ts";
import type { DocumentLook } from "./look-of-document.ts";

/**
 * The JSON must not close its script element. Old parsers reject line separators, so these are escaped as well
 * (security.md 7).
 */
function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export type DocumentParts = Pick<PageRequest<unknown>, "language" | "assets" | "nonce" | "isOnlyGerman"> &
  AssetFiles & {
    html: string;
    state: unknown;
    head: Head;
    look: DocumentLook;
    /** When the browser fetches the tool's code: "now" on editors' pages, "later" on the login page; null on others. */
    ahead: "now" | "later" | null;
  };

export function renderDocument({
  language,
  assets,
  nonce,
  isOnlyGerman,
  modules,
  styles,
  html,
  state,
  head,
  look,
  ahead,
}: DocumentParts): string {
  const preloadedFonts = import.meta.env.PROD ? look.fonts : [];
  const lines = [
    "<!doctype html>",
    `<html lang="${language}"${nonce === null ? "" : " data-admin"}${isOnlyGerman ? " data-only-german" : ""}${look.style && ` style="${look.style}"`}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.description && `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.canonical && `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    head.isIndexed ? "" : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    ...themeElements(look),
    ...look.icons.map(linkElement),
    nonce === null ? "" : `<meta property="csp-nonce" nonce="${nonce}">`,
    ...preloadedFonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    look.faces && `<style>${look.faces}</style>`,
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module" src="${assets.script}"></script>`,
    // After the style sheets, because some connections carry only a few requests in parallel.
    ...(ahead === "now" ? preloadsOf([...assets.editors.ahead[language].modules, ...modules]) : []),
    // Only robots read this data, so it comes after the elements that browsers need.
    ...head.properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    twitterCard(head),
    ...head.facts.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
    ...head.links.map(linkElement),
    ...[head.structuredData, head.siteSearch].map(
      (data) => data && `<script type="application/ld+json">${embeddedJson(data)}</script>`,
    ),
    "</head>",
    "<body>",
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="state">${embeddedJson(state)}</script>`,
    ahead === "later" && laterLinksOf(assets.editors.ahead[language]),
    "</body>",
    "</html>",
  ];
  return lines.filter(Boolean).join("\n");
}

/** Without these links, the browser would find the code of the tool and of the screen only after the client started. */
function preloadsOf(modules: string[]): string[] {
  return [...new Set(modules)].map((url) => `<link rel="modulepreload" href="${url}">`);
}

/** The login page fetches the tool's code at the first input (client/head/fetch-ahead.ts). */
function laterLinksOf({ modules, styles }: AssetFiles): string {
  const links = [
    ...modules.map((url) => `<link rel="prefetch" as="script" crossorigin href="${url}">`),
    ...styles.map((url) => `<link rel="prefetch" as="style" href="${url}">`),
  ];
  return `<template id="${aheadId}">${links.join("")}</template>`;
}

function themeElements({ themeColors }: DocumentLook): string[] {
  return Object.entries(themeColors ?? {}).map(
    ([scheme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  );
}

function linkElement(link: HeadLink | DocumentLook["icons"][number]): string {
  const attributes = Object.entries(link).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<link ${attributes.join(" ")}>`;
}

/** Networks read this property to decide whether the card has a large picture. Open Graph has no such property. */
function twitterCard({ properties }: Head): string {
  if (properties.length === 0) return "";
  const hasImage = properties.some(([name]) => name === "og:image");
  return `<meta name="twitter:card" content="${hasImage ? "summary_large_image" : "summary"}">`;
}
