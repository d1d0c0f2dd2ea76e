import { fileAnswer, listFilesInput, noticesAnswer, quotaAnswer, updateFileInput } from "#contract/schemas/files.ts";
import { cropInput, restoreInput, rotateInput } from "#contract/schemas/picture-edits.ts";
import { crud } from "./crud.ts";
import { type RestNoun, toRest } from "./names.ts";
import { bodyOf, type RestRow } from "./route.ts";

export const fileNoun: RestNoun = {
  name: "StoredFile",
  names: {
    id: "_id",
    sizeBytes: "size",
    variants: "gridrefs",
    webpVariants: "gridrefs_ng",
    "variants.*.id": "gridref",
    "webpVariants.*.id": "gridref",
  },
  answer: fileAnswer
    .omit({
      kind: true,
      isEdited: true,
      createdBy: true,
      placeholder: true,
      preview: true,
      child: true,
      hidden: true,
      keepUntil: true,
    })
    .extend({ notices: noticesAnswer.optional() }),
};

const edits = [
  ["crop", cropInput, "Cut a picture: pixels of the picture as it is"],
  ["rotate", rotateInput, "Turn a picture: degrees clockwise"],
  ["restore", restoreInput, "Take back every edit of a picture"],
] as const;

export const fileRows: RestRow[] = [
  ...crud("/file", {
    noun: fileNoun,
    words: { one: "what is known of a file", many: "files" },
    router: "files",
    list: listFilesInput.omit({ hidden: true }),
    update: updateFileInput.omit({ child: true }),
  }),
  ...edits.map(([name, body, summary]): RestRow => ({
    method: "POST",
    path: `/${name}`,
    procedure: `files.${name}`,
    summary,
    noun: fileNoun,
    status: 200,
    body,
    bodyName: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    answer: fileNoun.answer,
    run: async (call, request) => ({
      body: toRest(fileNoun, await call(`files.${name}`, bodyOf(fileNoun, body, request))),
    }),
  })),
  {
    method: "GET",
    path: "/quota",
    procedure: "files.quota",
    summary: "Storage: bytes in total and used",
    status: 200,
    answer: quotaAnswer,
    answerName: "Quota",
    run: async (call) => ({ body: await call("files.quota", undefined) }),
  },
];
