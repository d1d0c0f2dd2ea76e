import { z } from "zod";
import {
  createEntryInput,
  type Entry,
  entryAnswer,
  handBackInput,
  handOverInput,
  listEntriesInput,
  type RestField,
  restEntryFields,
  updateEntryInput,
} from "#contract/schemas/entries.ts";
import { entryParts } from "#contract/schemas/entry-parts.ts";
import { projectEnglish } from "../../content/entries/english.ts";
import { projectBlocks } from "../../content/entries/projection.ts";
import { crud } from "./crud.ts";
import { type RestNoun, toRest } from "./names.ts";
import { bodyOf, type RestRow } from "./route.ts";

const answer = entryAnswer.shape;
const { content, media, sections, downloads, links, english } = entryParts.shape;

export const entryNoun: RestNoun = {
  name: "Entry",
  names: {
    id: "_id",
    byline: "author",
    mainPicture: "mediamain",
    publishDate: "publish_date",
    publicUntil: "unpublish_date",
    createdBy: "created_by",
    isRound: "avatar",
    english: "en",
    "sections.*.settings.title": "myTitle",
    "sections.*.settings.showTitle": "myShowTitle",
    "sections.*.settings.intervalMs": "myInterval",
    "sections.*.settings.size": "mySize",
    "sections.*.settings.onClick": "myOnClick",
    "sections.*.settings.fullscreenSize": "mySizeClick",
  },
  answer: z.object({
    id: answer.id,
    title: answer.title,
    byline: answer.byline,
    content,
    media,
    mainPicture: answer.mainPicture,
    downloads,
    links,
    tags: answer.tags,
    publishDate: answer.publishDate,
    publicUntil: answer.publicUntil,
    date: answer.date,
    event: answer.event,
    isRound: answer.isRound,
    sections,
    share: answer.share,
    english,
    handover: answer.handover,
    createdBy: answer.createdBy,
    updated: answer.updated,
    version: answer.version,
  } satisfies Record<RestField | "createdBy" | "handover" | "id" | "share" | "updated" | "version", z.ZodType>),
  project: (entry: Entry) => ({ ...entry, ...projectBlocks(entry.blocks), english: projectEnglish(entry) }),
};

const reference = z.object({ id: answer.id });

/** In paths of the REST API, 'publish' means sharing an entry on a social network. */
function shareRow(path: string, procedure: string, summary: string): RestRow {
  return {
    method: "POST",
    path,
    procedure,
    summary,
    noun: entryNoun,
    status: 200,
    body: reference,
    bodyName: "EntryReference",
    answer: entryNoun.answer,
    run: async (call, request) => ({
      body: toRest(entryNoun, await call(procedure, bodyOf(entryNoun, reference, request))),
    }),
  };
}

function handoverRow(row: RestRow, body: typeof handOverInput | typeof handBackInput, bodyName: string): RestRow {
  return {
    ...row,
    body,
    bodyName,
    run: async (call, request) => ({
      body: toRest(entryNoun, await call(row.procedure, bodyOf(entryNoun, body, request))),
    }),
  };
}

export const entryRows: RestRow[] = [
  handoverRow(
    shareRow("/handover/entry", "entries.handOver", "Hand a draft over to the editors; again: another note"),
    handOverInput,
    "EntryHandover",
  ),
  handoverRow(
    shareRow("/handback/entry", "entries.handBack", "Give a draft that was handed over back to its author"),
    handBackInput,
    "EntryHandback",
  ),
  {
    ...shareRow("/publish/entry", "sharing.share", "Share a public entry on the social accounts; again: unchanged"),
    description:
      "Posts the entry on the accounts that are connected in the settings (Facebook), and sets `share.fb`. The entry must be public already: a change of `publish_date` publishes it.",
  },
  shareRow(
    "/unpublish/entry",
    "sharing.unshare",
    "Take the post of an entry back from the social accounts; again: unchanged",
  ),
  ...crud("/entry", {
    noun: entryNoun,
    words: { one: "an entry", many: "entries" },
    router: "entries",
    isPublic: true,
    list: listEntriesInput,
    create: createEntryInput.pick(restEntryFields),
    update: updateEntryInput.pick({ ...restEntryFields, id: true, version: true }),
  }),
];
