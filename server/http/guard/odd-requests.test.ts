// No request, however malformed, may end the process, hang, or cause a server error (security.md 16).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openListingPages } from "#testing/listing-pages.ts";
import { sendBytes } from "#testing/raw-socket.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ pages: openListingPages() });
});
afterAll(() => site.close());

const HOST = "Host: localhost\r\nConnection: close\r\n";
const safetyHeaders = [
  "content-security-policy: default-src 'none';frame-ancestors 'none'",
  "x-content-type-options: nosniff",
  "x-frame-options: DENY",
  "cache-control: no-store",
];

function expectRefusal(answer: { headers: string; body: string } | undefined, message: string): void {
  expect(JSON.parse(answer?.body ?? "null")).toEqual({ code: "C200", message });
  for (const header of safetyHeaders) expect(answer?.headers.toLowerCase()).toContain(header.toLowerCase());
}

describe("a request target that is not a path", () => {
  it.each([
    ["a host that cannot be parsed", "GET http://[bad/x"],
    ["no host", "GET http:///"],
    ["the absolute form", "GET http://localhost/healthz"],
    ["the absolute form in capitals", "GET HTTP://localhost/api/v0/entry"],
    ["another scheme", "GET ftp://localhost/"],
    ["an absolute form that is no percent-encoding", "GET http://localhost/%zz"],
    ["the absolute form of a write", "POST http://localhost/api/v0/login"],
    ["the asterisk", "OPTIONS *"],
    ["the asterisk of another method", "GET *"],
    ["no slash", "GET healthz"],
    ["a query alone", "GET ?x"],
  ])("%s is refused", async (_what, line) => {
    const [answer, ...more] = await sendBytes(site.url, `${line} HTTP/1.1\r\n${HOST}Accept-Language: de\r\n\r\n`);
    expect(answer?.status).toBe(400);
    expect(more).toEqual([]);
    expectRefusal(answer, "Bitte prüfen Sie die Eingaben.");
  });

  it("is refused in the visitor's language, and logged unchanged", async () => {
    const ask = (headers: string) =>
      sendBytes(site.url, `GET http://[logged/x?Geheimnis HTTP/1.1\r\n${HOST}${headers}\r\n\r\n`);
    for (const headers of ["Accept-Language: en", "Cookie: lang=en\r\nAccept-Language: de"])
      expectRefusal((await ask(headers))[0], "Please check what you have entered.");
    await expect.poll(() => site.logLines.join("")).toContain('"url":"http://[logged/x"');
    expect(site.logLines.join("")).not.toContain("Geheimnis");
  });
});

describe("undecodable percent-encoding", () => {
  it("is 404, as JSON for programs and as a page for people, without double decoding", async () => {
    const [program] = await sendBytes(site.url, `GET /api/v0/%zz HTTP/1.1\r\n${HOST}\r\n`);
    expect(program?.status).toBe(404);
    expect(JSON.parse(program?.body ?? "null")).toMatchObject({ code: "C404" });
    const [procedure] = await sendBytes(site.url, `GET /trpc/users.me%c3%28 HTTP/1.1\r\n${HOST}\r\n`);
    expect(procedure?.status).toBe(404);
    expect(JSON.parse(procedure?.body ?? "null")).toMatchObject({ error: { data: { code: "C404" } } });
    const [page] = await sendBytes(site.url, `GET /nirgends%?%zz HTTP/1.1\r\n${HOST}Accept: text/html\r\n\r\n`);
    expect(page).toMatchObject({ status: 404, body: "de guest: " });
    const [healthy] = await sendBytes(site.url, `GET /healthz?%zz#%zz HTTP/1.1\r\n${HOST}\r\n`);
    expect(healthy?.status).toBe(200);
  });
});

it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
  "%s of a page is refused with the allowed methods",
  async (method) => {
    const bytes = `${method} /Aktuelles HTTP/1.1\r\n${HOST}Content-Type: text/plain\r\nContent-Length: 1\r\n\r\nx`;
    const [answer] = await sendBytes(site.url, bytes);
    expect([answer?.status, JSON.parse(answer?.body ?? "null")]).toMatchObject([405, { code: "C405" }]);
    expect(answer?.headers.toLowerCase()).toContain("allow: get, head");
    expect(answer?.headers.toLowerCase()).toContain("permissions-policy: accelerometer=(), ");
  },
);

describe("an unsupported request", () => {
  it.each<[string, string, number]>([
    ["no host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["TRACE of a page", `TRACE / HTTP/1.1\r\n${HOST}\r\n`, 405],
    ["TRACE of a procedure", `TRACE /trpc/users.me HTTP/1.1\r\n${HOST}\r\n`, 405],
    ["an expectation that nobody knows", `GET /healthz HTTP/1.1\r\n${HOST}Expect: miracles\r\n\r\n`, 417],
    [
      "another protocol",
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`,
      200,
    ],
    ["a cookie of odd bytes", `GET /healthz HTTP/1.1\r\n${HOST}Cookie: =; session=%zz\xff; lang=%\r\n\r\n`, 200],
    ["a host that is none", "GET /healthz HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n", 421],
  ])("%s is answered once", async (_what, bytes, status) => {
    const answers = await sendBytes(site.url, bytes);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
  });

  it("with an Expect header is refused with a page", async () => {
    const [answer] = await sendBytes(
      site.url,
      `GET / HTTP/1.1\r\n${HOST}Accept: text/html\r\nExpect: miracles\r\n\r\n`,
    );
    expect([answer?.status, answer?.body]).toEqual([
      417,
      expect.stringContaining("<h1>Bitte prüfen Sie die Eingaben.</h1>"),
    ]);
    expect(answer?.headers.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  });

  it.each([
    ["/Aktuelles", "application/x-www-form-urlencoded", "a=1", 405, "An diese Adresse lässt sich nichts senden."],
    ["/Kontakt", "text/xml", "<a/>", 415, "hilft oft ein anderer Browser."],
    ["/Kontakt", "application/x-www-form-urlencoded", `message=${"x".repeat(70_000)}`, 413, "Kürzen Sie es"],
    ["/Kontakt", "application/x-www-form-urlencoded", "message=%00%ff", 400, "Prüfen Sie es"],
  ])("a form to %s as %s is refused with advice (%#)", async (path, type, body, status, advice) => {
    const headers = { accept: "text/html", "content-type": type };
    const answer = await fetch(site.url + path, { method: "POST", headers, body });
    const html = await answer.text();
    expect([answer.status, html]).toEqual([status, expect.stringContaining(advice)]);
    expect(html).toContain("Gehen Sie mit „Zurück“ zum Formular");
  });

  it("for a tunnel ends the connection", async () => {
    expect(await sendBytes(site.url, "CONNECT localhost:443 HTTP/1.1\r\nHost: localhost\r\n\r\n")).toEqual([]);
  });
});

describe("a request that Node's parser refuses", () => {
  it.each<[string, string, number]>([
    ["no HTTP", "hello\r\n\r\n", 400],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["a method that is none", `G\x00T / HTTP/1.1\r\n${HOST}\r\n`, 400],
    ["two lengths", `POST /api/v0/login HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
    ["a header with U+0000", `GET /healthz HTTP/1.1\r\n${HOST}X: a\x00b\r\n\r\n`, 400],
    ["a header of 70,000 characters", `GET /healthz HTTP/1.1\r\n${HOST}X: ${"y".repeat(70_000)}\r\n\r\n`, 431],
    [
      "chunks that are none",
      `POST /api/v0/login HTTP/1.1\r\n${HOST}Origin: http://localhost:PORT\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
  ])("%s is answered in the API's form, with the headers of every answer", async (_what, bytes, status) => {
    const [answer, ...more] = await sendBytes(site.url, bytes.replace("PORT", new URL(site.url).port));
    expect(answer?.status).toBe(status);
    expect(more).toEqual([]);
    expect(JSON.parse(answer?.body ?? "null")).toMatchObject({ code: expect.stringMatching(/^C(?:200|413)$/u) });
    for (const header of safetyHeaders) expect(answer?.headers.toLowerCase()).toContain(header.toLowerCase());
  });
});
