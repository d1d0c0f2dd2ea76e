// The social network's API on a free port, for tests: one app, its pages, and tokens that work, ended, or belong elsewhere.
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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

export type GraphBehaviour = "answer" | "stall" | "redirect" | "text" | { status: number; body: unknown };

export type TestGraph = {
  url: string;
  /** Paths with what was asked, and how it was authorised. */
  asked: { path: string; query: URLSearchParams; authorization: string }[];
  tokens: Map<string, TestToken>;
  behave: (behaviour: GraphBehaviour) => void;
  /** Ends the connections of those who wait. */
  drop: () => void;
  close: () => Promise<void>;
};

export async function openTestGraph(): Promise<TestGraph> {
  const asked: TestGraph["asked"] = [];
  const tokens = new Map<string, TestToken>();
  let behaviour: GraphBehaviour = "answer";
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://graph");
    const authorization = request.headers.authorization ?? "";
    asked.push({ path: pathname, query: searchParams, authorization });
    if (behaviour === "stall") return;
    if (behaviour === "redirect") return void answer.writeHead(302, { location: `${url}/elsewhere` }).end();
    if (behaviour === "text") return void answer.writeHead(200).end("<html>");
    if (behaviour !== "answer") return send(answer, behaviour.status, behaviour.body);
    reply(answer, pathname, searchParams, authorization.replace(/^Bearer /u, ""), tokens);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    tokens,
    behave: (next) => (behaviour = next),
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

const refusal = (code: number, message: string) => ({ error: { code, type: "OAuthException", message } });

function reply(
  answer: ServerResponse,
  path: string,
  query: URLSearchParams,
  bearer: string,
  tokens: ReadonlyMap<string, TestToken>,
): void {
  if (/^\/v\d+\.\d+\/debug_token$/u.test(path)) {
    if (bearer !== `${testApp.id}|${testApp.secret}`)
      return send(answer, 400, refusal(190, "Error validating application. Invalid application ID or secret."));
    return send(answer, 200, { data: described(tokens.get(query.get("input_token") ?? "")) });
  }
  const token = tokens.get(bearer);
  const proof = createHmac("sha256", testApp.secret).update(bearer).digest("hex");
  if (!/^\/v\d+\.\d+\/me$/u.test(path) || !token) return send(answer, 404, refusal(803, "unknown"));
  if (query.get("appsecret_proof") !== proof) return send(answer, 400, refusal(100, "Invalid appsecret_proof"));
  send(answer, 200, token.page);
}

function described(token: TestToken | undefined) {
  if (!token) return { is_valid: false, error: { code: 190, message: "Malformed access token" } };
  const { kind = "PAGE", appId = testApp.id, scopes = [], ends = 0, isValid = true, problem } = token;
  return { app_id: appId, type: kind, is_valid: isValid, scopes, expires_at: ends, ...(problem && { error: problem }) };
}
