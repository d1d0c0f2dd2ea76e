// Client of the social network's API (Graph API). Only this file sets the API version.
import { createHmac } from "node:crypto";
import { z } from "zod";
import { type Answered, ask, Unanswered } from "./ask.ts";

const HOST = "https://graph.facebook.com";
const VERSION = "v26.0";
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 100_000;

const problem = z.object({ code: z.number(), error_subcode: z.number().optional(), message: z.string().default("") });
const refusal = z.object({ error: problem });
export type GraphProblem = z.output<typeof problem>;

export class GraphRefusal extends Error {
  override name = "GraphRefusal";
  readonly problem: GraphProblem;
  constructor(found: GraphProblem) {
    super("the social network refused");
    this.problem = found;
  }
}

const described = z.object({
  data: z.object({
    app_id: z.coerce.string().optional(),
    type: z.string().optional(),
    is_valid: z.boolean(),
    scopes: z.array(z.string()).default([]),
    expires_at: z.number().default(0),
    error: problem.optional(),
  }),
});
export type DescribedToken = z.output<typeof described>["data"];

const named = z.object({ id: z.string(), name: z.string() });
const made = z.object({ id: z.string().min(1) });
const done = z.object({ success: z.literal(true) });
const exchanged = z.object({ access_token: z.string().min(1) });
const pageList = z.object({
  data: z.array(
    named.extend({
      access_token: z.string().min(1),
      tasks: z.array(z.string()).default([]),
      link: z.string().default(""),
    }),
  ),
});
export type GraphPage = z.output<typeof pageList>["data"][number];
const feed = z.object({
  data: z.array(
    made.extend({
      message: z.string().default(""),
      attachments: z.object({ data: z.array(z.object({ unshimmed_url: z.string().default("") })) }).optional(),
    }),
  ),
});

export type GraphApp = { id: string; secret: string };
type Asker = { app: GraphApp; token: string };
type Post = { message: string; link: string };
type Question = { method?: "POST" | "DELETE"; path: string; fields?: Record<string, string> };

export type Graph = ReturnType<typeof openGraph>;

export function openGraph(ownBase: string | undefined) {
  /** The token is in a header and not in the URL, because URLs appear in logs. @throws GraphRefusal, Unanswered */
  const send = async <Shape>(question: Question, token: string, shape: z.ZodType<Shape>): Promise<Shape> => {
    const { method, path, fields = {} } = question;
    const form = new URLSearchParams(fields).toString();
    const isPost = method === "POST";
    const url = new URL(`${ownBase ?? HOST}/${VERSION}/${path}${isPost ? "" : `?${form}`}`);
    const answer = await ask(url, {
      ...(method && { method }),
      ...(isPost && { body: form }),
      headers: {
        ...(token !== "" && { authorization: `Bearer ${token}` }),
        accept: "application/json",
        ...(isPost && { "content-type": "application/x-www-form-urlencoded" }),
      },
      mayBeAtHome: ownBase !== undefined,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return parsed(answer, shape);
  };
  const sendAs = <Shape>({ app, token }: Asker, { fields, ...question }: Question, shape: z.ZodType<Shape>) => {
    const proof = createHmac("sha256", app.secret).update(token).digest("hex");
    return send({ ...question, fields: { ...fields, appsecret_proof: proof } }, token, shape);
  };
  return {
    describeToken: async ({ id, secret }: GraphApp, token: string): Promise<DescribedToken> => {
      const question = { path: "debug_token", fields: { input_token: token } };
      return (await send(question, `${id}|${secret}`, described)).data;
    },
    me: (app: GraphApp, token: string) => sendAs({ app, token }, { path: "me", fields: { fields: "id,name" } }, named),
    /**
     * Exchanges a user token for one that is valid for two months instead of an hour. Page tokens made with the new
     * token do not expire.
     */
    exchange: async ({ id, secret }: GraphApp, token: string): Promise<string> => {
      const fields = {
        grant_type: "fb_exchange_token",
        client_id: id,
        client_secret: secret,
        fb_exchange_token: token,
      };
      return (await send({ path: "oauth/access_token", fields }, "", exchanged)).access_token;
    },
    pages: async (asker: Asker): Promise<GraphPage[]> => {
      const fields = { fields: "id,name,tasks,link,access_token", limit: "100" };
      return (await sendAs(asker, { path: "me/accounts", fields }, pageList)).data;
    },
    publish: async (asker: Asker, { message, link }: Post): Promise<string> => {
      const fields = { message, ...(link !== "" && { link }) };
      return (await sendAs(asker, { method: "POST", path: "me/feed", fields }, made)).id;
    },
    findPost: async (asker: Asker, { message, link }: Post, since: Date): Promise<string | null> => {
      const seconds = String(Math.floor(since.getTime() / 1000));
      const fields = { fields: "id,message,attachments{unshimmed_url}", since: seconds, limit: "100" };
      const { data } = await sendAs(asker, { path: "me/feed", fields }, feed);
      const found = data.find(
        (post) =>
          post.message === message ||
          (link !== "" && post.attachments?.data.some(({ unshimmed_url: shown }) => shown === link)),
      );
      return found?.id ?? null;
    },
    removePost: async (asker: Asker, id: string): Promise<void> => {
      await sendAs(asker, { method: "DELETE", path: encodeURIComponent(id) }, done);
    },
  };
}

/** An answer that is neither valid nor an error of this API has probably come from another server. */
function parsed<Shape>({ status, bytes }: Answered, shape: z.ZodType<Shape>): Shape {
  const body = jsonOf(bytes);
  const refused = refusal.safeParse(body);
  if (refused.success) throw new GraphRefusal(refused.data.error);
  const found = shape.safeParse(body);
  if (status !== 200 || !found.success) throw new Unanswered("unreachable");
  return found.data;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}
