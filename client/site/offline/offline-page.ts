import { escapeHtml } from "#contract/values/escape-html.ts";
import de from "#locales/de/offline.json";
import en from "#locales/en/offline.json";
import { listPages } from "./kept.ts";
import style from "./offline-page.css?inline";
import { headingOf, type KeptLook, lookOfPage, pageKey, siteNameOf } from "./rules.ts";

type Link = { path: string; heading: string };

export type OfflinePage = {
  language: "de" | "en";
  siteName: string | null;
  look: KeptLook;
  path: string;
  links: Link[];
  styles: string[];
};

const texts = { de, en };

export function renderOfflinePage({ language, siteName, look, path, links, styles }: OfflinePage): string {
  const text = texts[language];
  const list = links.map((link) => `<li><a href="${escapeHtml(link.path)}">${link.heading}</a></li>`).join("");
  const readable = links.length > 0 ? `<h2>${text.readable}</h2><ul>${list}</ul>` : `<p>${text.nothing}</p>`;
  return `<!doctype html>
<html lang="${language}"${look.style && ` style="${look.style}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text.title}${siteName === null ? "" : ` – ${siteName}`}</title>
${styles.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`).join("\n")}
<style>${look.faces}${style}</style>
</head>
<body>
${siteName === null ? "" : `<header><a href="/">${siteName}</a></header>`}
<main>
<h1>${text.heading}</h1>
<p>${text.text}</p>
<p><a class="again" href="${escapeHtml(path)}">${text.again}</a></p>
${readable}
</main>
</body>
</html>
`;
}

/** Scripts are forbidden, because the site's client would try to render the requested URL. */
const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'",
};

export async function offlineAnswer(version: string, shell: readonly string[], url: URL): Promise<Response> {
  const pages = await listPages(version);
  const read = await Promise.all(pages.map(async ({ path, page }) => ({ path, html: await page.text() })));
  const language = pages[0]?.page.headers.get("content-language") === "en" ? "en" : "de";
  const html = renderOfflinePage({
    language,
    siteName: read.map((page) => siteNameOf(page.html)).find((name) => name !== null) ?? null,
    look: lookOfPage(read[0]?.html ?? ""),
    path: pageKey(url),
    links: read.map(({ path, html }) => ({ path, heading: headingOf(html) ?? path })),
    styles: shell.filter((file) => file.endsWith(".css")),
  });
  return new Response(html, { status: 503, headers });
}
