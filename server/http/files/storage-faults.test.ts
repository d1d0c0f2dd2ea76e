import { afterEach, expect, it } from "vitest";
import { fileVariants, files } from "#db/schema/files.ts";
import { removeUnusedBytes } from "../../library/files/unused-bytes.ts";
import { NO_WAIT_MS } from "#testing/file-services.ts";
import { jpeg } from "#testing/pictures.ts";
import { startFaultyS3, startS3, type TestS3 } from "#testing/s3.ts";
import { openTestSite, type TestAnswer, type TestSite } from "#testing/site.ts";

const opened: (TestS3 | TestSite)[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function openSiteOn(s3: TestS3): Promise<TestSite> {
  const site = await openTestSite({ env: s3.env });
  opened.push(site);
  return site;
}

async function upload(site: TestSite, bytes: Buffer, name: string): Promise<TestAnswer> {
  const body = new FormData();
  body.append("files", new Blob([new Uint8Array(bytes)]), name);
  return site.request("POST", "/api/v0/upload", { as: "admin", body });
}

type Uploaded = { _id: string; gridrefs: { gridref: string }[] };

async function download(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const answer = await fetch(`${site.url}/api/v0/download/${path}`, { headers });
  expect([200, 206]).toContain(answer.status);
  return Buffer.from(await answer.arrayBuffer());
}

it("a picture is stored in the bucket and read from it, complete, in ranges and as variants", async () => {
  const s3 = await startS3();
  opened.push(s3);
  const site = await openSiteOn(s3);
  const picture = await jpeg(900, 600);
  const [file] = (await upload(site, picture, "Apfel.jpg")).body as [Uploaded];
  const cookie = (await site.cookieOf("admin")) ?? "";
  expect(await download(site, file._id, { cookie })).toEqual(picture);
  expect(await download(site, file._id, { cookie, range: "bytes=100-199" })).toEqual(picture.subarray(100, 200));
  const stored: string[] = [];
  for await (const { hash } of site.services.storage.list()) stored.push(hash);
  expect(stored.length).toBeGreaterThan(file.gridrefs.length);
  expect((await download(site, `${file._id}/${file.gridrefs[0]?.gridref}`)).length).toBeGreaterThan(1_000);
  await site.trpc("admin").files.remove.mutate({ id: file._id, isForGood: true });
  await removeUnusedBytes(site.services, NO_WAIT_MS);
  for await (const { hash } of site.services.storage.list()) expect(hash).toBe("nothing");
});

it("while the bucket is unreachable, pages and lists work, downloads fail, uploads leave nothing behind", async () => {
  const s3 = await startS3();
  const site = await openSiteOn(s3);
  const [file] = (await upload(site, await jpeg(900, 600), "Apfel.jpg")).body as [Uploaded];
  await s3.close();
  const refused = await site.request("GET", `/api/v0/download/${file._id}`);
  expect(refused).toMatchObject({ status: 502, body: { code: "C105" } });
  expect((await site.request("GET", "/api/v0/entry")).status).toBe(200);
  expect((await site.request("GET", "/readyz")).status).toBe(200);
  expect(await upload(site, await jpeg(800, 600, 2), "Birne.jpg")).toMatchObject({
    status: 502,
    body: { code: "C105" },
  });
  expect(await site.services.database.db.$count(files)).toBe(1);
  expect(await site.services.storage.findAbandoned()).toEqual([]);
  expect(site.logLines.join("")).toContain("s3://sonnenau-files: ");
  expect(site.logLines.join("")).not.toContain("AWS4-HMAC");
});

it("an upload creates no row if the bucket did not store the bytes", async () => {
  const s3 = await startFaultyS3((request, response) => {
    request.resume();
    response.writeHead(request.method === "PUT" ? 200 : 404).end();
  });
  opened.push(s3);
  const site = await openSiteOn(s3);
  expect((await upload(site, await jpeg(900, 600), "Apfel.jpg")).status).toBe(502);
  expect(await site.services.database.db.$count(files)).toBe(0);
  expect(await site.services.database.db.$count(fileVariants)).toBe(0);
});
