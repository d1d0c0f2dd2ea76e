// REST as a table: from method and path to the procedure that the web client calls too.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { configAnswer, updateConfigInput } from "#contract/config.ts";
import { createEntryInput, entryAnswer, listEntriesInput, updateEntryInput } from "#contract/entries.ts";
import { entryParts } from "#contract/entry-parts.ts";
import { AppError } from "#contract/errors.ts";
import { fileAnswer, listFilesInput, quotaAnswer, updateFileInput } from "#contract/files.ts";
import { limits } from "#contract/limits.ts";
import { cropInput, restoreInput, rotateInput } from "#contract/picture-edits.ts";
import { id } from "#contract/text.ts";
import { listUsersInput, loginInput, setPasswordInput, userAnswer } from "#contract/users.ts";
import type { createCaller } from "../router.ts";
import { fromRest, type RestNoun, toRest } from "./names.ts";

export type Caller = ReturnType<typeof createCaller>;

/** What a row makes of a request and of an answer; `total` becomes X-Total-Count. */
export type RestAnswer = { body?: unknown; total?: number };

export type RestRow = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below /api/v0, without the trailing slash that is taken as well. */
  path: string;
  /** Procedure that does it, as the permission matrix names it. */
  procedure: string;
  summary: string;
  noun?: RestNoun;
  status: 200 | 201 | 204;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer?: z.ZodType;
  run: (caller: Caller, request: FastifyRequest) => Promise<RestAnswer>;
};

/** @throws invalid (C200) when the body is no JSON object */
function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body === null || typeof body !== "object" || Array.isArray(body)) throw new AppError("invalid");
  return body as Record<string, unknown>;
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}

/** The changes of a PUT: the id stands in the path or in the body. */
function changesOf(noun: RestNoun, request: FastifyRequest): Record<string, unknown> {
  const changes = fromRest(noun, bodyOf(request));
  const params = request.params as { id?: string };
  return params.id === undefined ? changes : { ...changes, id: params.id };
}

const listFields = new Set(["tags"]);
const numberFields = new Set(["limit", "skip"]);
/** Filters that are on or off. */
const flagFields = new Set(["recent", "unused", "untagged", "oversized"]);
const flags: Record<string, boolean> = { "1": true, true: true, "0": false, false: false };

/** Query strings hold only text: numbers, lists and flags are made of it, the schema judges them. */
function queryOf(request: FastifyRequest): Record<string, unknown> {
  const query = request.query as Record<string, string | string[]>;
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => {
      if (listFields.has(key)) return [key, Array.isArray(value) ? value : [value]];
      const single = Array.isArray(value) ? (value.at(-1) ?? "") : value;
      if (flagFields.has(key)) return [key, flags[single] ?? single];
      return [key, numberFields.has(key) && /^-?\d{1,15}$/u.test(single) ? Number(single) : single];
    }),
  );
}

const batchBody = z.union([z.array(id).max(limits.batchIds), z.object({ remove: z.array(id).max(limits.batchIds) })]);
const removed = z.object({ removed: z.number() });
const identity = z.object({ _id: z.string() });

type BatchProcedures = {
  byIds: (input: { ids: string[] }) => Promise<object[]>;
  removeMany: (input: { ids: string[] }) => Promise<{ removed: number }>;
};

/** One path reads many or removes many. @throws invalid (C200) */
async function runBatch(noun: RestNoun, procedures: BatchProcedures, request: FastifyRequest): Promise<RestAnswer> {
  const input = batchBody.parse(request.body);
  if (Array.isArray(input)) return { body: (await procedures.byIds({ ids: input })).map((item) => toRest(noun, item)) };
  return { body: await procedures.removeMany({ ids: input.remove }) };
}

function pageAnswer(noun: RestNoun, { items, total }: { items: object[]; total: number }): RestAnswer {
  return { body: items.map((item) => toRest(noun, item)), total };
}

// A body is unknown until the procedure's schema has seen it; the caller's types end here.
type Unchecked = never;

/** An entry with its body in the parts that REST knows. */
const restEntryAnswer = z.object({ ...entryAnswer.omit({ en: true }).shape, ...entryParts.shape });

const entryRows: RestRow[] = [
  {
    method: "GET",
    path: "/entry",
    procedure: "entries.list",
    summary: "List entries",
    noun: "entry",
    status: 200,
    query: listEntriesInput,
    answer: z.array(restEntryAnswer),
    run: async (caller, request) => pageAnswer("entry", await caller.entries.list(queryOf(request) as Unchecked)),
  },
  {
    method: "GET",
    path: "/entry/:id",
    procedure: "entries.byId",
    summary: "Read an entry",
    noun: "entry",
    status: 200,
    answer: restEntryAnswer,
    run: async (caller, request) => ({ body: toRest("entry", await caller.entries.byId({ id: idOf(request) })) }),
  },
  {
    method: "POST",
    path: "/entry",
    procedure: "entries.create",
    summary: "Create an entry",
    noun: "entry",
    status: 201,
    body: createEntryInput,
    answer: restEntryAnswer,
    run: async (caller, request) => ({
      body: toRest("entry", await caller.entries.create(fromRest("entry", bodyOf(request)) as Unchecked)),
    }),
  },
  ...(["/entry", "/entry/:id"] as const).map((path): RestRow => ({
    method: "PUT",
    path,
    procedure: "entries.update",
    summary: "Change an entry",
    noun: "entry",
    status: 200,
    body: updateEntryInput,
    answer: restEntryAnswer,
    run: async (caller, request) => ({
      body: toRest("entry", await caller.entries.update(changesOf("entry", request) as Unchecked)),
    }),
  })),
  {
    method: "DELETE",
    path: "/entry/:id",
    procedure: "entries.remove",
    summary: "Remove an entry",
    status: 200,
    answer: identity,
    run: async (caller, request) => ({ body: toRest("entry", await caller.entries.remove({ id: idOf(request) })) }),
  },
  {
    method: "POST",
    path: "/batch/entry",
    procedure: "entries.byIds",
    summary: "Read or remove many entries",
    noun: "entry",
    status: 200,
    body: batchBody,
    answer: z.union([z.array(restEntryAnswer), removed]),
    run: (caller, request) => runBatch("entry", caller.entries, request),
  },
];

const fileRows: RestRow[] = [
  {
    method: "GET",
    path: "/file",
    procedure: "files.list",
    summary: "List files",
    noun: "file",
    status: 200,
    query: listFilesInput,
    answer: z.array(fileAnswer),
    run: async (caller, request) => pageAnswer("file", await caller.files.list(queryOf(request) as Unchecked)),
  },
  {
    method: "GET",
    path: "/file/:id",
    procedure: "files.byId",
    summary: "Read what is known of a file",
    noun: "file",
    status: 200,
    answer: fileAnswer,
    run: async (caller, request) => ({ body: toRest("file", await caller.files.byId({ id: idOf(request) })) }),
  },
  ...(["/file", "/file/:id"] as const).map((path): RestRow => ({
    method: "PUT",
    path,
    procedure: "files.update",
    summary: "Change name, tags, alt text, focal point or consent of a file",
    noun: "file",
    status: 200,
    body: updateFileInput,
    answer: fileAnswer,
    run: async (caller, request) => ({
      body: toRest("file", await caller.files.update(changesOf("file", request) as Unchecked)),
    }),
  })),
  {
    method: "DELETE",
    path: "/file/:id",
    procedure: "files.remove",
    summary: "Remove a file",
    status: 200,
    answer: identity,
    run: async (caller, request) => ({ body: toRest("file", await caller.files.remove({ id: idOf(request) })) }),
  },
  {
    method: "POST",
    path: "/batch/file",
    procedure: "files.byIds",
    summary: "Read or remove many files",
    noun: "file",
    status: 200,
    body: batchBody,
    answer: z.union([z.array(fileAnswer), removed]),
    run: (caller, request) => runBatch("file", caller.files, request),
  },
  ...(
    [
      ["crop", cropInput, "Cut a picture: pixels of the picture as it is"],
      ["rotate", rotateInput, "Turn a picture: degrees clockwise"],
      ["restore", restoreInput, "Take back every edit of a picture"],
    ] as const
  ).map(([name, body, summary]): RestRow => ({
    method: "POST",
    path: `/${name}`,
    procedure: `files.${name}`,
    summary,
    noun: "file",
    status: 200,
    body,
    answer: fileAnswer,
    run: async (caller, request) => ({
      body: toRest("file", await caller.files[name](fromRest("file", bodyOf(request)) as Unchecked)),
    }),
  })),
  {
    method: "GET",
    path: "/quota",
    procedure: "files.quota",
    summary: "Storage: bytes in total and used",
    status: 200,
    answer: quotaAnswer,
    run: async (caller) => ({ body: await caller.files.quota() }),
  },
];

/** Only our own client opens a dialog for it; the contract's user has no such field. */
async function presentedMe(caller: Caller): Promise<unknown> {
  const { mustChangePassword: _forClient, ...user } = await caller.users.me();
  return toRest("user", user);
}

const accountRows: RestRow[] = [
  {
    method: "POST",
    path: "/login",
    procedure: "auth.login",
    summary: "Sign in; sets the session cookie",
    noun: "user",
    status: 200,
    body: loginInput,
    answer: userAnswer,
    run: async (caller, request) => ({ body: toRest("user", await caller.auth.login(bodyOf(request) as Unchecked)) }),
  },
  {
    method: "GET",
    path: "/logout",
    procedure: "auth.logout",
    summary: "Sign out (refused for cross-site requests)",
    status: 204,
    run: async (caller, request) => {
      if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("wrongOrigin");
      await caller.auth.logout();
      return {};
    },
  },
  {
    method: "POST",
    path: "/logout",
    procedure: "auth.logout",
    summary: "Sign out",
    status: 204,
    run: async (caller) => {
      await caller.auth.logout();
      return {};
    },
  },
  {
    method: "POST",
    path: "/setPassword",
    procedure: "auth.setPassword",
    summary: "Change one's own password; ends every other session",
    status: 204,
    body: setPasswordInput,
    run: async (caller, request) => {
      await caller.auth.setPassword(bodyOf(request) as Unchecked);
      return {};
    },
  },
  {
    method: "GET",
    path: "/auth",
    procedure: "users.list",
    summary: "List users; with ?me=1 yourself or the guest",
    noun: "user",
    status: 200,
    query: listUsersInput.extend({ me: z.literal("1").optional() }),
    answer: z.array(userAnswer),
    run: async (caller, request) => {
      const query = queryOf(request);
      if (query["me"] === "1") return { body: [await presentedMe(caller)], total: 1 };
      return pageAnswer("user", await caller.users.list(query as Unchecked));
    },
  },
  {
    method: "GET",
    path: "/auth/:id",
    procedure: "users.byId",
    summary: "Read a user",
    noun: "user",
    status: 200,
    answer: userAnswer,
    run: async (caller, request) => ({ body: toRest("user", await caller.users.byId({ id: idOf(request) })) }),
  },
];

const configRows: RestRow[] = [
  {
    method: "GET",
    path: "/config",
    procedure: "config.get",
    summary: "The settings, as an array of one",
    noun: "config",
    status: 200,
    answer: z.array(configAnswer),
    run: async (caller) => ({ body: [toRest("config", await caller.config.get())], total: 1 }),
  },
  ...(["/config", "/config/:id"] as const).map((path): RestRow => ({
    method: "PUT",
    path,
    procedure: "config.update",
    summary: "Change settings",
    noun: "config",
    status: 200,
    body: updateConfigInput,
    answer: configAnswer,
    run: async (caller, request) => ({
      body: toRest("config", await caller.config.update(fromRest("config", bodyOf(request)) as Unchecked)),
    }),
  })),
];

export const restTable: readonly RestRow[] = [...entryRows, ...fileRows, ...accountRows, ...configRows];
