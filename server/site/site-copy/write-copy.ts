// Writes a ZIP file that opens without a network as the site: its public pages as plain HTML, their pictures and documents, a search, and the data as
// JSON and CSV.
import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type ContentLanguage, contentOf } from "#contract/values/content-language.ts";
import { formatDay } from "#contract/values/dates.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import type { CopyPhase } from "#contract/values/site-copy.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import type { Services } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { replaceFile } from "../../outside/local-disk.ts";
import { type ZipItem, zipStream, zipText } from "../../outside/zip.ts";
import { openCopiedFiles } from "./copied-files.ts";
import { copyData, fileItem } from "./copy-data.ts";
import { type CopiedPages, copyPages } from "./copy-pages.ts";
import { fileOfPage, openNames } from "./page-file.ts";
import { type CopyLinks, rewritePage } from "./rewrite-page.ts";
import { type IndexedPage, INDEX_FILE, searchFiles, searchPage, searchScript } from "./search-pages.ts";

export type CopyDeps = Pick<Services, "database" | "storage" | "ownPages" | "publicUrl" | "now" | "log">;
export type CopyProgress = { phase: CopyPhase; done: number; total: number };
export type CopyCounts = { pages: number; files: number };

/** @throws diskFull (C507), and the reason of the signal */
export async function writeSiteCopy(
  deps: CopyDeps,
  path: string,
  onProgress: (progress: CopyProgress) => void,
  signal: AbortSignal,
): Promise<CopyCounts> {
  const dir = await deps.storage.makeTemporaryDir();
  try {
    const modified = deps.now();
    const nameFile = openNames();
    for (const name of [...Object.values(searchFiles), INDEX_FILE]) nameFile(name);
    const files = openCopiedFiles(deps.ownPages.ask, nameFile, modified);
    const walked = await copyPages(
      { ask: deps.ownPages.ask, publicUrl: deps.publicUrl(), dir: await subfolder(dir, "found") },
      (done, total) => onProgress({ phase: "pages", done, total }),
      { signal },
    );
    const { items, index } = await rewriteAll(deps, walked, {
      dir: await subfolder(dir, "written"),
      files,
      nameFile,
      modified,
      signal,
    });
    const data = await copyData(deps.ownPages.ask, dir, modified, signal);
    const search = await searchItems(deps, index, modified);
    const all = [...items, ...search, ...data, ...files.items()];
    const counted = countOpened(all, (done) => onProgress({ phase: "files", done, total: all.length }));
    await replaceFile(path, (unfinished) =>
      pipeline(zipStream(counted), createWriteStream(unfinished, { mode: 0o600 }), { signal }),
    );
    return { pages: items.length, files: files.items().length };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function subfolder(dir: string, name: string): Promise<string> {
  const path = join(dir, name);
  await mkdir(path);
  return path;
}

type Rewriting = {
  dir: string;
  files: ReturnType<typeof openCopiedFiles>;
  nameFile: (wanted: string) => string;
  modified: Date;
  signal: AbortSignal;
};

async function rewriteAll(
  { publicUrl, database }: CopyDeps,
  { pages, redirects }: CopiedPages,
  { dir, files, nameFile, modified, signal }: Rewriting,
): Promise<{ items: ZipItem[]; index: IndexedPage[] }> {
  const names = new Map(pages.map(({ path }) => [path, nameFile(fileOfPage(path))]));
  const day = formatDay(modified.toISOString());
  const { settings } = await getSettings(database.db);
  const links: CopyLinks = {
    publicUrl: publicUrl(),
    fileOfPage: (path) => names.get(path) ?? names.get(redirects.get(path) ?? "") ?? null,
    fileOfAsset: files.fileOf,
    shortTitle: (title, language) => withoutEnd(title, ` – ${siteNameOf(settings, language)}`),
    searchFile: (language) => searchFiles[language],
    banner: (language, { searchLink, online }) => banner(language, { searchLink, online, day }),
    instead: (language, online) =>
      `<p><em>${escapeHtml(sentence(language, "sitecopy:instead"))} <a href="${escapeHtml(online)}">${escapeHtml(online)}</a></em></p>`,
  };
  const items: ZipItem[] = [];
  const index: IndexedPage[] = [];
  for (const [number, { path, read }] of pages.entries()) {
    signal.throwIfAborted();
    const file = names.get(path) ?? fileOfPage(path);
    const { html, title, text } = await rewritePage(await read(), { path, file }, links);
    const written = join(dir, `${number}.html`);
    await writeFile(written, html);
    items.push(await fileItem(written, file, modified));
    index.push({ file, title, text, language: contentOf(path) });
  }
  return { items, index };
}

const withoutEnd = (text: string, end: string): string =>
  text.endsWith(end) && text !== end ? text.slice(0, -end.length) : text;

function banner(
  language: ContentLanguage,
  { searchLink, online, day }: { searchLink: string; online: string; day: string },
): string {
  const said = escapeHtml(sentence(language, "sitecopy:banner", { day }));
  const toSearch = escapeHtml(sentence(language, "sitecopy:toSearch"));
  const toSite = escapeHtml(sentence(language, "sitecopy:toSite"));
  const style =
    "position:relative;z-index:9;margin:0;padding:.5rem 1rem;background:#1f2421;color:#fff;font:.9rem/1.5 system-ui,sans-serif";
  const link = "color:inherit;text-decoration:underline";
  return `<aside style="${style}" aria-label="${toSearch}">${said} <a style="${link}" href="${escapeHtml(searchLink)}">${toSearch}</a> · <a style="${link}" href="${escapeHtml(online)}">${toSite}</a></aside>`;
}

async function searchItems({ database }: CopyDeps, index: readonly IndexedPage[], modified: Date): Promise<ZipItem[]> {
  const { settings } = await getSettings(database.db);
  const day = formatDay(modified.toISOString());
  const languages = (["de", "en"] as const).filter(
    (language) => language === "de" || index.some((page) => page.language === "en"),
  );
  return [
    ...languages.map((language) =>
      zipText(searchFiles[language], searchPage(language, index, siteNameOf(settings, language), day)),
    ),
    zipText(INDEX_FILE, searchScript(index)),
  ];
}

function countOpened(items: readonly ZipItem[], onOpened: (done: number) => void): ZipItem[] {
  let opened = 0;
  return items.map((item) => ({
    ...item,
    open: () => {
      onOpened(opened);
      opened += 1;
      return item.open();
    },
  }));
}
