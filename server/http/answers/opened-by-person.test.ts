import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openListingPages } from "#testing/listing-pages.ts";
import { sendBytes } from "#testing/raw-socket.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ pages: openListingPages() });
});
afterAll(() => site.close());

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const JAVA = "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2";
async function ask(method: string, path: string, headers: Record<string, string>) {
  const lines = Object.entries({ host: "localhost", connection: "close", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const [answer] = await sendBytes(site.url, `${method} ${path} HTTP/1.1\r\n${head}\r\n`);
  const type = /^content-type: (.*)$/imu.exec(answer?.headers ?? "")?.[1]?.trim();
  return { status: answer?.status, type, body: answer?.body ?? "" };
}

describe("an error", () => {
  it.each([
    ["GET", "/api/v0/download/gibt-es/nicht", 404, /Das gibt es hier nicht.*href="\/"/su],
    ["GET", "/api/v0/export/messages.csv", 401, /Bitte melden Sie sich an.*href="\/login"/su],
    ["GET", "/api/v0/nirgends", 404, /Zur Startseite/u],
    ["GET", "/api/v0/entry/?limit=0", 400, /Zur Startseite/u],
    ["POST", "/Aktuelles", 405, /Zur Startseite/u],
  ])("%s %s is a page in a browser", async (method, path, status, words) => {
    const asked: Record<string, string>[] = [{ accept: BROWSER }, { accept: "*/*", "sec-fetch-mode": "navigate" }];
    for (const headers of asked) {
      const answer = await ask(method, path, headers);
      expect([answer.status, answer.type]).toEqual([status, "text/html; charset=utf-8"]);
      expect(answer.body).toMatch(words);
    }
  });

  it.each([
    ["a program", { accept: "*/*" }],
    ["a program that would take pictures", { accept: JAVA }],
  ])("is JSON for %s", async (_who, headers) => {
    const { status, body } = await ask("GET", "/api/v0/nirgends", headers);
    expect([status, JSON.parse(body)]).toMatchObject([404, { code: "C404" }]);
  });

  it("for too many cookies says what to do", async () => {
    const head = `Host: localhost\r\nAccept: ${BROWSER}\r\nAccept-Language: en\r\nConnection: close\r\n`;
    const [answer] = await sendBytes(site.url, `GET / HTTP/1.1\r\n${head}Cookie: x=${"y".repeat(70_000)}\r\n\r\n`);
    expect(answer).toMatchObject({ status: 431, body: expect.stringContaining("delete the cookies") });
    expect(answer?.headers.toLowerCase()).toContain("content-type: text/html");
  });
});

describe("the host of a site", () => {
  let other: TestSite;
  beforeAll(async () => {
    other = await openTestSite({ pages: openListingPages(), publicUrl: "https://verein.example" });
  });
  afterAll(() => other.close());

  const open = async (host: string, path = "/Aktuelles", accept = BROWSER) => {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`;
    const [answer] = await sendBytes(other.url, bytes);
    return [answer?.status, /^location: (.*)$/imu.exec(answer?.headers ?? "")?.[1]?.trim() ?? null];
  };

  it.each(["verein.example", "VEREIN.Example", "verein.example.", "verein.example:443", "verein.example.:443"])(
    "may be written %s",
    async (host) => expect(await open(host)).toEqual([200, null]),
  );

  it.each([
    "verein.example:80",
    "verein.example/x",
    "x@verein.example",
    "verein.example..",
    "evil.example",
    "ver%65in.example",
  ])("is not %s", async (host) => expect(await open(host)).toEqual([421, null]));

  it("gets a redirect from the host with a wrong 'www.'", async () => {
    expect(await open("www.verein.example", "/Aktuelles?seite=2")).toEqual([
      308,
      "https://verein.example/Aktuelles?seite=2",
    ]);
    expect(await open("www.verein.example", "//evil.example")).toEqual([308, "https://verein.example//evil.example"]);
    for (const path of ["/robots.txt", "/Veranstaltungen/kalender.ics"])
      expect(await open("www.verein.example", path, "*/*")).toEqual([308, `https://verein.example${path}`]);
    expect(await open("www.verein.example", "/trpc/settings.get", "*/*")).toEqual([421, null]);
  });

  it("is named in the error for another host", async () => {
    const bytes = `GET / HTTP/1.1\r\nHost: evil.example\r\nAccept: ${BROWSER}\r\nConnection: close\r\n\r\n`;
    const [answer] = await sendBytes(other.url, bytes);
    expect(answer?.body).toContain('href="https://verein.example"');
  });
});
