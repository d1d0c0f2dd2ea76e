// The social network's API (Graph API), read by GET; its version stands here and nowhere else.
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

/** The network refused, in its own words. */
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

export type GraphApp = { id: string; secret: string };

/** @param ownBase GRAPH_API_BASE, which may be in the own network */
export function openGraph(ownBase: string | undefined) {
  /** In the header: addresses get into logs. @throws GraphRefusal, Unanswered */
  const read = async <Shape>(path: string, query: Record<string, string>, token: string, shape: z.ZodType<Shape>) => {
    const url = new URL(`${ownBase ?? HOST}/${VERSION}/${path}?${new URLSearchParams(query).toString()}`);
    const answer = await ask(url, {
      headers: { authorization: `Bearer ${token}`, accept: "application/json" },
      mayBeAtHome: ownBase !== undefined,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return parsed(answer, shape);
  };
  return {
    /** What the network knows of a token; only its own app may ask. */
    describeToken: async ({ id, secret }: GraphApp, token: string): Promise<DescribedToken> =>
      (await read("debug_token", { input_token: token }, `${id}|${secret}`, described)).data,
    /** The page, or the person, of a token. */
    me: ({ secret }: GraphApp, token: string) => {
      const proof = createHmac("sha256", secret).update(token).digest("hex");
      return read("me", { fields: "id,name", appsecret_proof: proof }, token, named);
    },
  };
}

/** What is neither an answer nor a refusal of this API is nobody we know. */
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
