import { AppError } from "#contract/schemas/errors.ts";
import type { ShareProblem } from "#contract/values/social.ts";
import type { Services } from "../../kernel/context.ts";
import { Unanswered } from "../../outside/ask.ts";
import { type Graph, GraphRefusal, openGraph } from "../../outside/graph.ts";
import { type Credentials, readCredentials } from "./credentials.ts";
import { saysGone, shareProblemOf, withoutSecrets } from "./rules.ts";
import type { PostRow } from "./store.ts";

export type PostDeps = Pick<Services, "database" | "env" | "secretKey" | "log" | "now">;

export type Outcome = { postId: string | null } | { problem: ShareProblem; said: string };

/** Tolerance for different clocks when searching for a post of an earlier attempt. */
const EARLIER_MS = 5 * 60_000;

/** The token belongs to another page than the post. */
class OtherPage extends Error {
  override name = "OtherPage";
}

/**
 * Creates or removes the post on the social network.
 * @param row the row before this attempt; `askedAt` is set if an earlier attempt may have created the post
 * @returns the id of the post, null if there is no post any more, or the problem
 */
export async function askNetwork(deps: PostDeps, row: PostRow): Promise<Outcome> {
  let credentials: Credentials | null = null;
  try {
    credentials = await readCredentials(deps);
    const graph = openGraph(deps.env.GRAPH_API_BASE);
    return { postId: await (row.wanted === "post" ? post : remove)(graph, credentials, row) };
  } catch (error) {
    if (error instanceof AppError && error.kind === "invalid") return { problem: "credentials", said: "" };
    if (error instanceof Unanswered) return { problem: "unclear", said: "" };
    if (error instanceof OtherPage) return { problem: "otherPage", said: "" };
    if (!(error instanceof GraphRefusal)) throw error;
    const { code, error_subcode: subcode, message } = error.problem;
    const said = withoutSecrets(message, credentials ? [credentials.token, credentials.app.secret] : []);
    deps.log.warn({ code, subcode, said, entry: row.entryId }, "the social network refused a post");
    return { problem: shareProblemOf(error.problem), said };
  }
}

async function post(graph: Graph, credentials: Credentials, row: PostRow): Promise<string> {
  return (await alreadyThere(graph, credentials, row)) ?? (await graph.publish(credentials, row));
}

async function alreadyThere(graph: Graph, credentials: Credentials, row: PostRow): Promise<string | null> {
  if (row.askedAt === null) return null;
  return graph.findPost(credentials, row, new Date(row.askedAt.getTime() - EARLIER_MS));
}

async function remove(graph: Graph, credentials: Credentials, row: PostRow): Promise<string | null> {
  const postId = row.postId ?? (await alreadyThere(graph, credentials, row));
  if (postId === null) return null;
  try {
    await graph.removePost(credentials, postId);
    return null;
  } catch (error) {
    if (!(error instanceof GraphRefusal) || !saysGone(error.problem)) throw error;
    // Graph returns the same error for a missing post and for a token of another page.
    if (await isOfThisPage(graph, credentials, postId)) return null;
    throw new OtherPage();
  }
}

/** The id of a post begins with the id of its page. */
async function isOfThisPage(graph: Graph, { app, token }: Credentials, postId: string): Promise<boolean> {
  const [page, rest] = postId.split("_");
  return rest === undefined || (await graph.me(app, token)).id === page;
}
