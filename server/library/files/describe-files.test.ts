import { afterAll, beforeAll, expect, it } from "vitest";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const files = (role: "editor" | "author" = "editor") => site.trpc(role).files;
const picture = (more: Parameters<typeof insertFile>[1] = {}) => insertFile(site.services.database, more);
const factsOf = async (id: string) => {
  const { consent, child, credit, version } = await files().byId.query({ id });
  return { consent, child, credit, version };
};

it("gives several pictures the same facts at once, leaves the others, and can be undone", async () => {
  const consent = { basis: "Aufruf", until: null };
  const ids = [await picture({ creditAuthor: "Jo", consent }), await picture(), await picture({ creditAuthor: "Ida" })];
  const before = await Promise.all(ids.map(factsOf));
  const { changed } = await files().describe.mutate({
    items: ids.map((id) => ({ id, credit: { author: "Ida", url: "example.org/ida" }, child: true })),
  });
  expect(changed.map(({ id }) => id)).toEqual(ids.toSorted());
  const credit = { author: "Ida", licence: "", url: "https://example.org/ida" };
  const after = await Promise.all(ids.map(factsOf));
  expect(after).toEqual(before.map((was) => ({ consent: was.consent, child: true, credit, version: was.version + 1 })));
  const again = await files().describe.mutate({ items: ids.map((id) => ({ id, child: true })) });
  expect(again.changed).toEqual([]);
  await files().describe.mutate({ items: changed });
  expect(await Promise.all(ids.map(factsOf))).toEqual(before.map((was) => ({ ...was, version: was.version + 2 })));
  const log = await site.trpc("system").audit.list.query({});
  expect(log.items[0]).toMatchObject({ action: "update", noun: "file" });
});

it("changes all pictures or none", async () => {
  const [one, other] = [await picture(), await picture()];
  const before = await factsOf(one);
  const change = (id: string, more: object = {}) => ({ id, child: true, ...more });
  const gone = "0190f5e4-0000-7000-8000-000000000000";
  expect(await refusal(files().describe.mutate({ items: [change(one), change(gone)] }))).toMatchObject({ status: 404 });
  const stale = files().describe.mutate({ items: [change(one), change(other, { version: 7 })] });
  expect(await refusal(stale)).toMatchObject({ status: 409 });
  const wrong = files().describe.mutate({ items: [change(one, { credit: { url: "http://example.org" } })] });
  expect(await refusal(wrong)).toMatchObject({ status: 400 });
  const foreign = files("author").describe.mutate({ items: [change(one)] });
  expect(await refusal(foreign)).toMatchObject({ status: 403 });
  expect(await factsOf(one)).toEqual(before);
});
