import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { id } from "#contract/fields/text.ts";
import { expectedVersion, requireVersion, withExpectedVersion } from "./if-match.ts";
import { manyToRest, type RestNoun, sortedByOwnName, toRest } from "./names.ts";
import { bodyOf, idOf, queryOf, type RestAnswer, type RestRow, uniqueIds } from "./route.ts";

type Usual = {
  noun: RestNoun;
  words: { one: string; many: string };
  router: string;
  list?: z.ZodObject;
  create?: z.ZodObject;
  update?: z.ZodObject;
  isPublic?: boolean;
  without?: readonly ("remove" | "batch")[];
};

const identity = z.object({ _id: z.string() });
const removed = z.object({ removed: z.number() });
const ids = z.array(id).max(limits.batchIds);
const batchBody = z.union([ids, z.object({ remove: ids })]);
const listed = z.object({ ids });
const removing = z.object({ remove: ids });

export function crud(
  path: string,
  { noun, words, router, list, create, update, isPublic = false, without = [] }: Usual,
): RestRow[] {
  const { answer } = noun;
  const one = { noun, answer, status: 200 as const };
  const rows: (RestRow | false)[] = [
    list !== undefined && listRow(path, `${router}.list`, { noun, words, list, isPublic }),
    {
      ...one,
      isPublic,
      method: "GET",
      path: `${path}/:id`,
      procedure: `${router}.byId`,
      summary: `Read ${words.one}`,
      run: async (call, request) => ({ body: toRest(noun, await call(`${router}.byId`, { id: idOf(request) })) }),
    },
    create !== undefined && {
      ...one,
      status: 201,
      method: "POST",
      path,
      procedure: `${router}.create`,
      summary: `Create ${words.one}`,
      body: create,
      bodyName: `New${noun.name}`,
      run: async (call, request) => ({
        body: toRest(noun, await call(`${router}.create`, bodyOf(noun, create, request))),
      }),
    },
    ...(update === undefined ? [] : changeRows(path, `${router}.update`, { noun, words, update })),
    !without.includes("remove") && {
      noun,
      method: "DELETE",
      path: `${path}/:id`,
      procedure: `${router}.remove`,
      summary: `Remove ${words.one}`,
      status: 200,
      answer: identity,
      answerName: "Identity",
      run: async (call, request) => {
        const version = expectedVersion(request);
        await requireVersion(call, { procedure: `${router}.byId`, id: idOf(request) }, version);
        await call(`${router}.remove`, { id: idOf(request), version });
        return { body: { _id: idOf(request) } };
      },
    },
    !without.includes("batch") && batchRow(path, router, { noun, words }),
  ];
  return rows.filter((row) => row !== false);
}

type Listed = Pick<Usual, "noun" | "words" | "isPublic"> & { list: z.ZodObject };

function listRow(path: string, procedure: string, { noun, words, list, isPublic }: Listed): RestRow {
  return {
    method: "GET",
    path,
    procedure,
    summary: `List ${words.many}`,
    noun,
    status: 200,
    isPublic,
    query: list,
    answer: z.array(noun.answer),
    run: async (call, request) => pageOf(noun, await call(procedure, sortedByOwnName(noun, queryOf(list, request)))),
  };
}

type Changed = Pick<Usual, "noun" | "words"> & { update: z.ZodObject };

export function changeRows(path: string, procedure: string, { noun, words, update }: Changed): RestRow[] {
  return [path, `${path}/:id`].map((url) => ({
    method: "PUT",
    path: url,
    procedure,
    summary: `Change ${words.one}`,
    noun,
    status: 200,
    body: update,
    bodyName: `${noun.name}Change`,
    answer: noun.answer,
    run: async (call, request) => ({
      body: toRest(noun, await call(procedure, withExpectedVersion(bodyOf(noun, update, request), request))),
    }),
  }));
}

function batchRow(path: string, router: string, { noun, words }: Pick<Usual, "noun" | "words">): RestRow {
  return {
    method: "POST",
    path: `/batch${path}`,
    procedure: `${router}.byIds`,
    summary: `Read or remove many ${words.many}`,
    noun,
    status: 200,
    body: batchBody,
    answer: z.union([z.array(noun.answer), removed]),
    run: async (call, request): Promise<RestAnswer> => {
      if (!Array.isArray(request.body)) {
        const { remove } = removing.parse(request.body);
        return { body: await call(`${router}.removeMany`, { ids: remove }) };
      }
      const wanted = uniqueIds(listed.parse({ ids: request.body }).ids);
      return { body: manyToRest(noun, await call(`${router}.byIds`, { ids: wanted })) };
    },
  };
}

export function pageOf(noun: RestNoun, page: unknown): RestAnswer {
  const { items, total } = page as { items: unknown; total: number };
  return { body: manyToRest(noun, items), total };
}
