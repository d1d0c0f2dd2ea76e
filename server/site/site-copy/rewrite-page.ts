// Turns a page of the site into one that works from a folder: without scripts, forms and requests, with links to the other files of the copy.
import { type ContentLanguage, contentOf } from "#contract/values/content-language.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import {
  elementsOf,
  type HtmlElement,
  type HtmlTree,
  insertAfter,
  insertFirst,
  readHtml,
  removeElement,
  replaceElement,
  textOf,
  unwrapElement,
  writeHtml,
} from "../../outside/html-tree.ts";
import { linkBetween } from "./page-file.ts";
import { isSearch, ownAddress, pathOfPage } from "./page-path.ts";

export type CopyLinks = {
  publicUrl: string;
  /** The file of a page in the copy; null if the copy does not have it. */
  fileOfPage: (path: string) => string | null;
  /** The file of a picture, a document or a style sheet in the copy; null if the site does not have it. */
  fileOfAsset: (path: string) => Promise<string | null>;
  /** The title of a page without the name of the site. */
  shortTitle: (title: string, language: ContentLanguage) => string;
  searchFile: (language: ContentLanguage) => string;
  /** The HTML that tells the reader where the page is from. */
  banner: (language: ContentLanguage, page: { searchLink: string; online: string }) => string;
  /** The HTML that stands instead of a form. */
  instead: (language: ContentLanguage, online: string) => string;
};

export type RewrittenPage = { html: string; title: string; text: string };

/** A picture of this width is sharp on a screen, and small enough for a copy of many. */
const WIDTH = 1_280;

export async function rewritePage(
  html: string,
  page: { path: string; file: string },
  links: CopyLinks,
): Promise<RewrittenPage> {
  const tree = readHtml(html);
  const language = contentOf(page.path);
  const online = new URL(page.path, links.publicUrl).href;
  const [title] = elementsOf(tree, "title");
  const [content] = elementsOf(tree, "main");
  const forms = content ? elementsOf(content, "form") : [];
  for (const form of forms) form.children = [];
  removeWhatNeedsTheSite(tree, forms);
  const text = content ? textOf(content) : "";
  for (const form of forms) replaceElement(form, links.instead(language, online));
  chooseOnePicture(tree);
  await linkFiles(tree, page, links);
  const [body] = elementsOf(tree, "body");
  const searchLink = linkBetween(page.file, links.searchFile(language));
  const banner = links.banner(language, { searchLink, online });
  const [skipLink] = elementsOf(tree, "a");
  // Readers of a screen expect the link that skips the head to be the first one.
  if (skipLink?.attribs["href"]?.startsWith("#")) insertAfter(skipLink, banner);
  else if (body) insertFirst(body, banner);
  return { html: writeHtml(tree), title: title ? links.shortTitle(textOf(title), language) : page.path, text };
}

const WITHOUT_USE = ["script", "template", "dialog", "base"];
const CONTROLS = ["input", "select", "textarea", "button", "label", "fieldset", "output", "datalist"];
const STAYS_IN_HEAD = new Set(["stylesheet", "icon"]);

function removeWhatNeedsTheSite(tree: HtmlTree, except: readonly HtmlElement[]): void {
  for (const element of elementsOf(tree, ...WITHOUT_USE)) removeElement(element);
  for (const element of elementsOf(tree, "noscript")) unwrapElement(element);
  for (const link of elementsOf(tree, "link")) if (!STAYS_IN_HEAD.has(link.attribs["rel"] ?? "")) removeElement(link);
  for (const meta of elementsOf(tree, "meta"))
    if (meta.attribs["property"] !== undefined || meta.attribs["name"]?.startsWith("twitter:")) removeElement(meta);
  for (const form of elementsOf(tree, "form")) if (!except.includes(form)) removeElement(form);
  for (const control of elementsOf(tree, ...CONTROLS)) {
    if (elementsOf(control, "img", "h2", "h3", "p").length === 0) removeElement(control);
    // A picture that opens in a window is only a picture here.
    else renamed(control);
  }
  for (const frame of elementsOf(tree, "iframe", "object", "embed")) {
    const href = frame.attribs["src"] ?? frame.attribs["data"] ?? "";
    replaceElement(frame, /^https?:/u.test(href) ? linkTo(href, frame.attribs["title"] ?? href) : "");
  }
}

function renamed(element: HtmlElement): void {
  const { class: className = "", style = "" } = element.attribs;
  element.name = "div";
  element.attribs = { class: className, ...(style === "" ? {} : { style }) };
}

const linkTo = (href: string, text: string): string => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;

function chooseOnePicture(tree: HtmlTree): void {
  for (const element of elementsOf(tree, "source", "img")) {
    const { attribs } = element;
    // Old and rare programs may have to show the copy.
    if (attribs["type"] === "image/avif") removeElement(element);
    const chosen = candidateOf(attribs["srcset"] ?? "");
    if (chosen === null) continue;
    if (element.name === "source") attribs["srcset"] = chosen;
    else {
      attribs["src"] = chosen;
      delete attribs["srcset"];
    }
    delete attribs["sizes"];
  }
}

/** @returns the smallest picture that is wide enough, else the widest one */
function candidateOf(srcset: string): string | null {
  const candidates = srcset
    .split(/,\s+/u)
    .map((part) => part.trim().split(/\s+/u))
    .map(([url = "", size = "0w"]) => ({ url, width: Number.parseInt(size, 10) || 0 }))
    .filter(({ url }) => url !== "")
    .toSorted((one, other) => one.width - other.width);
  return (candidates.find(({ width }) => width >= WIDTH) ?? candidates.at(-1))?.url ?? null;
}

const FILE_ATTRIBUTES = ["src", "srcset", "poster"] as const;

async function linkFiles(tree: HtmlTree, page: { path: string; file: string }, links: CopyLinks): Promise<void> {
  const toFile = async (href: string): Promise<string | null> => {
    const url = href === "" ? null : ownAddress(href, { path: page.path, publicUrl: links.publicUrl });
    const file = url ? await links.fileOfAsset(url.pathname + url.search) : null;
    return file === null ? null : linkBetween(page.file, file);
  };
  for (const element of elementsOf(tree)) {
    const { attribs, name } = element;
    delete attribs["data-discover"];
    for (const attribute of FILE_ATTRIBUTES) {
      const href = attribs[attribute];
      if (href === undefined || href.startsWith("data:")) continue;
      const file = await toFile(href);
      if (file === null) delete attribs[attribute];
      else attribs[attribute] = file;
    }
    const href = attribs["href"];
    if (href === undefined) continue;
    if (name === "link") {
      const file = await toFile(href);
      if (file === null) removeElement(element);
      else attribs["href"] = file;
    } else attribs["href"] = await linkOf(href, page, links, toFile);
  }
}

async function linkOf(
  href: string,
  page: { path: string; file: string },
  links: CopyLinks,
  toFile: (href: string) => Promise<string | null>,
): Promise<string> {
  if (href.startsWith("#")) return href;
  const url = ownAddress(href, { path: page.path, publicUrl: links.publicUrl });
  if (url === null) return href;
  if (isSearch(url)) return linkBetween(page.file, links.searchFile(contentOf(url.pathname)));
  const path = pathOfPage(url);
  const file = path === null ? null : links.fileOfPage(path);
  if (file !== null) return linkBetween(page.file, file) + url.hash;
  return (path === null && isFile(url) ? await toFile(href) : null) ?? url.href;
}

const isFile = ({ pathname }: URL): boolean => pathname.startsWith("/v0/api/download/") || pathname.endsWith(".ics");
