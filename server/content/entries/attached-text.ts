import { blockInEnglish } from "#contract/blocks/english.ts";
import { filesInHtml, filesOf, linksOf, textsOf } from "#contract/blocks/registry.ts";
import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import { linkTargetOf } from "#contract/values/site-links.ts";
import { timesByDay } from "#contract/blocks/timetable/times-by-day.ts";
import { dayName } from "#contract/values/hours-words.ts";
import { formatNumber, formatSum } from "#contract/values/numbers.ts";
import type { PublishedState } from "#db/schema/entries.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import type { FileRow } from "../../library/files/store.ts";

type Text = Pick<PublishedState, "title" | "en" | "blocks">;
type NamedFile = Pick<FileRow, "id" | "name">;
type Page = { language: Language; publicUrl: string; currency: string; files: readonly NamedFile[] };

export function offeredFiles({ blocks }: Pick<Text, "blocks">): string[] {
  const offered = blocks.flatMap((block): string[] => [
    ...(isFileList(block) ? filesOf(block).map(({ id }) => id) : []),
    ...(block.type === "splash" ? [] : linksOf(block).flatMap(fileBehind)),
    ...filesInHtml(block),
  ]);
  return [...new Set(offered)];
}

const isFileList = (block: Block): block is BlockOf<"downloads"> | BlockOf<"fileList"> =>
  block.type === "downloads" || block.type === "fileList";

function fileBehind({ url }: { url: string }): string[] {
  const target = linkTargetOf(url);
  return target?.kind === "file" ? [target.id] : [];
}

/** Renders the text in the language of the mail. In an English mail, blocks with German texts are marked as German. */
export function attachedText({ title, en, blocks }: Text, page: Page): string {
  const { language } = page;
  const name = escapeHtml((language === "en" && en?.title) || title);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title></head>
<body>
<h1>${name}</h1>
${blocks.flatMap((block) => inLanguage(block, page)).join("\n")}
</body>
</html>
`;
}

function inLanguage(block: Block, page: Page): string[] {
  if (page.language === "de") return htmlOf(block, page);
  const { german = [], ...english } = blockInEnglish(block);
  const html = htmlOf(english, page);
  return german.length === 0 || html.length === 0 ? html : [`<div lang="de">${html.join("\n")}</div>`];
}

function htmlOf(block: Block, page: Page): string[] {
  switch (block.type) {
    case "quote":
      return [`<blockquote>${paragraph(block.text)}${paragraph(block.source)}</blockquote>`];
    case "callToAction":
      return [paragraph(block.text), ...listOf(block.buttons.map(({ label, url }) => link(label, url, page)))];
    case "links":
      return listOf(block.links.map(({ title, url }) => link(title, url, page)));
    case "way":
      return [paragraph(block.title), ...stopsOf(block, page)];
    case "fact":
      return factOf(block, page);
    case "progress":
      return [paragraph(block.title), paragraph(sumOf(block, page)), paragraph(block.text)];
    case "timetable":
      return [paragraph(block.title), ...timesOf(block, page)];
    case "people":
      return [paragraph(block.title), ...listOf(block.persons.map(personOf))];
    case "linkedPicture":
      return [`<p>${link(block.alt, block.url, page)}</p>`, paragraph(block.caption)];
    case "downloads":
    case "fileList":
      return listOf(filesIn(block, page));
    case "embed":
      return [`<p>${link(block.title, block.url, page)}</p>`];
    case "gallery":
    case "video":
    case "splash":
    case "form":
    case "sponsors":
      // Pictures, videos, forms, sponsors and splash blocks are not part of the agreed terms.
      return [];
    default:
      return textsOf(block).map(({ text, de }) => (text.kind === "html" ? attachedHtml(de, page) : paragraph(de)));
  }
}

function factOf({ number, unit, text, source, url }: BlockOf<"fact">, page: Page): string[] {
  if (number === null) return [];
  const named = source || (url === "" ? "" : sentence(page.language, "site:fact.source"));
  const evidence = url === "" ? paragraph(named) : `<p>${link(named, url, page)}</p>`;
  return [paragraph(`${formatNumber(number, page.language)} ${unit}`), paragraph(text), evidence];
}

function stopsOf({ stops }: BlockOf<"way">, { language }: Page): string[] {
  if (stops.length === 0) return [];
  const items = stops.map(({ by, minutes, name, text }) => {
    const means = sentence(language, `site:way.by.${by}`);
    const leg = minutes === null ? means : sentence(language, "site:way.leg", { by: means, count: minutes });
    return `<li>${escapeHtml(`${leg}: ${name}`)}${paragraph(text)}</li>`;
  });
  return [`<ol>${items.join("")}</ol>`];
}

function timesOf({ rows }: BlockOf<"timetable">, { language }: Page): string[] {
  const items = timesByDay(rows).flatMap(({ day, times }) =>
    times.map(({ row: { from, to, group, place, note } }) => {
      const time = `${dayName(day, language)}, ${sentence(language, "calendar:timetable.times", { from, to })}`;
      return escapeHtml([`${time}: ${group}`, place, note].filter(Boolean).join(", "));
    }),
  );
  return listOf(items);
}

const personOf = ({ name, office, email, phone }: BlockOf<"people">["persons"][number]): string =>
  escapeHtml([name, office, email, phone].filter(Boolean).join(", "));

function sumOf({ reachedCents: reached, goalCents: goal }: BlockOf<"progress">, { language, currency }: Page): string {
  if (reached === null || goal === null) return "";
  return sentence(language, "site:progress.sum", {
    reached: formatSum(reached, currency, language),
    goal: formatSum(goal, currency, language),
  });
}

/** Removes pictures, because a mail program would load them from the site. Makes addresses absolute. */
const attachedHtml = (html: string, { publicUrl }: Page): string =>
  html.replace(/<img\b[^>]*>/gu, "").replaceAll('href="/', `href="${escapeHtml(publicUrl)}/`);

const paragraph = (text: string): string =>
  text.trim() === "" ? "" : `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

const listOf = (items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`];

function link(words: string, url: string, { publicUrl }: Page): string {
  const address = url.startsWith("/") ? `${publicUrl}${url}` : url;
  return `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}

function filesIn({ files: ids }: BlockOf<"downloads"> | BlockOf<"fileList">, page: Page): string[] {
  const byId = new Map(page.files.map((file) => [file.id, file]));
  return ids.flatMap((id) => {
    const file = byId.get(id);
    return file ? [link(file.name, `/v0/api/download/${id}`, page)] : [];
  });
}
