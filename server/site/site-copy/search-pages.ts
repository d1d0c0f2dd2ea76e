// The page of a copy that lists and searches all others. Browsers allow no requests to the disk, so the index is part of a classic script.
import type { ContentLanguage } from "#contract/values/content-language.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { sentence } from "../../kernel/sentences.ts";

export type IndexedPage = { file: string; title: string; text: string; language: ContentLanguage };

/** With more pages, less of each text is searched, so that browsers load the script. */
const INDEX_CHARACTERS = 20_000_000;
const PAGE_CHARACTERS = 20_000;

export const searchFiles = { de: "suche.html", en: "search.html" } as const;
export const INDEX_FILE = "_suche.js";

const style = `:root{color-scheme:light dark}body{box-sizing:border-box;max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:1.0625rem/1.55 system-ui,sans-serif}
a{color:inherit;text-underline-offset:.2em}h1{font-size:1.6rem;line-height:1.25;margin:1.5rem 0 1rem}label{display:block;margin-bottom:.35rem}
input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit}ul{padding:0;list-style:none}li{padding:.5rem 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
li p{margin:0;opacity:.8;overflow-wrap:anywhere}[hidden]{display:none}`;

export function searchPage(
  language: ContentLanguage,
  pages: readonly IndexedPage[],
  siteName: string,
  made: string,
): string {
  const say = (key: "title" | "label" | "home" | "made", values = {}): string =>
    escapeHtml(sentence(language, `sitecopy:search.${key}`, values));
  const listed = pages
    .filter((page) => page.language === language)
    .map(({ file, title }) => `<li><a href="${escapeHtml(linkTo(file))}">${escapeHtml(title)}</a></li>`);
  const words = JSON.stringify({
    none: sentence(language, "sitecopy:search.none"),
    one: sentence(language, "sitecopy:search.one"),
    many: sentence(language, "sitecopy:search.many", { count: "%" }),
    first: sentence(language, "sitecopy:search.first", { count: String(MOST_HITS) }),
  });
  const home = language === "en" && pages.some(({ file }) => file === "en/index.html") ? "en/index.html" : "index.html";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say("title")} – ${escapeHtml(siteName)}</title><style>${style}</style></head>
<body data-language="${language}" data-words="${escapeHtml(words)}"><nav aria-label="${say("home")}"><a href="${home}">${say("home")}</a></nav>
<main><h1>${say("title")}</h1><p>${say("made", { day: made })}</p>
<div id="search" role="search" hidden><label for="words">${say("label")}</label><input id="words" type="search" autocomplete="off"></div>
<p id="count" role="status"></p><ul id="pages">
${listed.join("\n")}
</ul></main><script src="${INDEX_FILE}"></script></body></html>
`;
}

const MOST_HITS = 200;

const linkTo = (file: string): string => file.split("/").map(encodeURIComponent).join("/");

/** A classic script in old syntax, because a copy may be opened in many years, and from the disk. */
export function searchScript(pages: readonly IndexedPage[]): string {
  const length = Math.min(PAGE_CHARACTERS, Math.floor(INDEX_CHARACTERS / Math.max(pages.length, 1)));
  const index = pages.map(({ file, title, text, language }) => [linkTo(file), title, text.slice(0, length), language]);
  // In a script, these two characters would end a line in old browsers.
  const written = JSON.stringify(index)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);
  return `var PAGES = ${written};\nvar MOST = ${MOST_HITS};\n${search}`;
}

const search = String.raw`(function () {
  var body = document.body;
  var language = body.getAttribute("data-language");
  var words = JSON.parse(body.getAttribute("data-words"));
  var field = document.getElementById("words");
  var list = document.getElementById("pages");
  var count = document.getElementById("count");
  var all = list.innerHTML;
  function plain(text) {
    text = text.toLowerCase();
    return (text.normalize ? text.normalize("NFD").replace(/[\u0300-\u036f]/g, "") : text).replace(/ß/g, "ss");
  }
  var pages = [];
  for (var i = 0; i < PAGES.length; i += 1)
    if (PAGES[i][3] === language)
      pages.push({ file: PAGES[i][0], title: PAGES[i][1], text: PAGES[i][2], plainTitle: plain(PAGES[i][1]), plainText: plain(PAGES[i][2]) });
  function scoreOf(page, parts) {
    var score = 0;
    for (var i = 0; i < parts.length; i += 1) {
      if (page.plainTitle.indexOf(parts[i]) >= 0) score += 10;
      else if (page.plainText.indexOf(parts[i]) >= 0) score += 1;
      else return 0;
    }
    return score;
  }
  // A page about one thing comes before a list that names it.
  function depthOf(page) {
    return page.file.split("/").length;
  }
  function excerpt(page, part) {
    var at = page.plainText.indexOf(part);
    var from = Math.max(0, at - 60);
    var text = page.text.slice(from, from + 180);
    return (from > 0 ? "… " : "") + text + (from + 180 < page.text.length ? " …" : "");
  }
  function show() {
    var parts = plain(field.value).split(/\s+/).filter(function (part) { return part !== ""; });
    if (parts.length === 0) {
      list.innerHTML = all;
      count.textContent = "";
      return;
    }
    var hits = [];
    for (var i = 0; i < pages.length; i += 1) {
      var score = scoreOf(pages[i], parts);
      if (score > 0) hits.push({ page: pages[i], score: score });
    }
    hits.sort(function (one, other) { return other.score - one.score || depthOf(other.page) - depthOf(one.page); });
    list.innerHTML = "";
    for (var n = 0; n < hits.length && n < MOST; n += 1) {
      var item = document.createElement("li");
      var link = document.createElement("a");
      link.href = hits[n].page.file;
      link.textContent = hits[n].page.title;
      var text = document.createElement("p");
      text.textContent = excerpt(hits[n].page, parts[0]);
      item.appendChild(link);
      item.appendChild(text);
      list.appendChild(item);
    }
    count.textContent =
      hits.length === 0 ? words.none : hits.length === 1 ? words.one : words.many.replace("%", hits.length) + (hits.length > MOST ? " " + words.first : "");
  }
  document.getElementById("search").hidden = false;
  field.addEventListener("input", show);
  if (field.value !== "") show();
  field.focus();
})();
`;
