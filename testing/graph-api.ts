// A test server for the social network's API. It has one app, pages, and tokens that are valid, expired or of another
// app.
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const testApp = { id: "417417417", secret: "graph-test-secret-0123456789abcdef" };

export type TestToken = {
  kind?: "PAGE" | "USER";
  appId?: string;
  page?: { id: string; name: string };
  scopes?: string[];
  /** Seconds since 1970; 0: never. */
  ends?: number;
  isValid?: boolean;
  problem?: { code: number; error_subcode?: number; message: string };
};

/**
 * `stall`: the server neither executes nor answers the request. `lost`: it executes the request, then closes the
 * connection without an answer. `text`: it answers with HTML. An object: it sends this answer and does not execute the
 * request.
 */
export type GraphBehaviour = "answer" | "stall" | "lost" | "redirect" | "text" | { status: number; body: unknown };

export type TestPost = { id: string; message: string; link: string };

export type TestGraph = {
  url: string;
  asked: { method: string; path: string; query: URLSearchParams; authorization: string }[];
  tokens: Map<string, TestToken>;
  posts: TestPost[];
  /**
   * The pages of a person. The key is the person's short-lived token, which the site exchanges for a long-lived one.
   */
  people: Map<
    string,
    { long: string; pages: { id: string; name: string; token: string; tasks: string[]; link: string }[] }
  >;
  behave: (behaviour: GraphBehaviour) => void;
  /** `call` runs between the execution of a request and its answer. */
  beforeAnswer: (call: (method: string) => Promise<void>) => void;
  drop: () => void;
  close: () => Promise<void>;
};

export async function openTestGraph(): Promise<TestGraph> {
  const asked: TestGraph["asked"] = [];
  const state: Known = { tokens: new Map(), posts: [], people: new Map(), made: 0 };
  let behaviour: GraphBehaviour = "answer";
  let beforeAnswer: (method: string) => Promise<void> = () => Promise.resolve();
  const server = createServer((request, answer) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://graph");
      const authorization = request.headers.authorization ?? "";
      const method = request.method ?? "GET";
      const query = method === "POST" ? new URLSearchParams(await text(request)) : searchParams;
      asked.push({ method, path: pathname, query, authorization });
      if (behaviour === "stall") return;
      if (behaviour === "redirect") return void answer.writeHead(302, { location: `${url}/elsewhere` }).end();
      if (behaviour === "text") return void answer.writeHead(200).end("<html>");
      if (typeof behaviour === "object") return send(answer, behaviour.status, behaviour.body);
      const path = pathname.replace(/^\/v\d+\.\d+\//u, "");
      const { status, body } = reply(state, { method, path, query, bearer: authorization.replace(/^Bearer /u, "") });
      if (behaviour === "lost") return void answer.destroy();
      await beforeAnswer(method);
      send(answer, status, body);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    tokens: state.tokens,
    posts: state.posts,
    people: state.people,
    behave: (next) => (behaviour = next),
    beforeAnswer: (next) => (beforeAnswer = next),
    drop: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(answer: ServerResponse, status: number, body: unknown): void {
  answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const refused = (code: number, message: string, subcode?: number) => ({
  status: 400,
  body: { error: { code, type: "OAuthException", message, ...(subcode && { error_subcode: subcode }) } },
});
const answered = (body: unknown) => ({ status: 200, body });

type Known = Pick<TestGraph, "tokens" | "posts" | "people"> & { made: number };
type Asked = { method: string; path: string; query: URLSearchParams; bearer: string };

function reply(known: Known, asked: Asked) {
  const { path, query, bearer } = asked;
  if (path === "debug_token") {
    if (bearer !== `${testApp.id}|${testApp.secret}`)
      return refused(190, "Error validating application. Invalid application ID or secret.");
    return answered({ data: described(known.tokens.get(query.get("input_token") ?? "")) });
  }
  if (path === "oauth/access_token") return exchanged(known, query);
  const proof = createHmac("sha256", testApp.secret).update(bearer).digest("hex");
  if (query.get("appsecret_proof") !== proof)
    return refused(100, "Invalid appsecret_proof provided in the API argument");
  if (path === "me/accounts") return pagesOf(known, bearer);
  const token = known.tokens.get(bearer);
  if (!token) return refused(190, `Invalid OAuth access token ${bearer}`);
  if (token.problem) return refused(token.problem.code, token.problem.message, token.problem.error_subcode);
  return replyToPage(known, asked, token.page ?? { id: "0", name: "" });
}

function exchanged({ people }: Known, query: URLSearchParams) {
  if (query.get("client_secret") !== testApp.secret) return refused(1, "Error validating client secret.");
  const person = people.get(query.get("fb_exchange_token") ?? "");
  return person
    ? answered({ access_token: person.long, token_type: "bearer", expires_in: 5_183_944 })
    : refused(190, "Error validating access token: Session has expired.", 463);
}

function pagesOf({ people }: Known, bearer: string) {
  const person = [...people.values()].find(({ long }) => long === bearer);
  if (!person) return refused(190, "Invalid OAuth access token.");
  return answered({ data: person.pages.map(({ token, ...page }) => ({ ...page, access_token: token })), paging: {} });
}

function replyToPage(known: Known, { method, path, query }: Asked, page: { id: string; name: string }) {
  if (path === "me") return answered(page);
  if (path === "me/feed" && method === "POST") {
    const id = `${page.id}_${(known.made += 1)}`;
    known.posts.push({ id, message: query.get("message") ?? "", link: query.get("link") ?? "" });
    return answered({ id });
  }
  if (path === "me/feed")
    return answered({
      data: known.posts.map(({ id, message, link }) => ({
        id,
        message,
        attachments: { data: [{ unshimmed_url: link }] },
      })),
    });
  const at = known.posts.findIndex(({ id }) => id === decodeURIComponent(path));
  if (method !== "DELETE" || at === -1 || !path.startsWith(page.id))
    return refused(100, `Unsupported delete request. Object with ID '${path}' does not exist`, 33);
  known.posts.splice(at, 1);
  return answered({ success: true });
}

function described(token: TestToken | undefined) {
  if (!token) return { is_valid: false, error: { code: 190, message: "Malformed access token" } };
  const { kind = "PAGE", appId = testApp.id, scopes = [], ends = 0, isValid = true, problem } = token;
  return { app_id: appId, type: kind, is_valid: isValid, scopes, expires_at: ends, ...(problem && { error: problem }) };
}
