import { type SocialTest, socialPermissions } from "#contract/values/social.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { Unanswered } from "../../outside/ask.ts";
import { GraphRefusal, openGraph } from "../../outside/graph.ts";
import { type Credentials, readCredentials } from "./credentials.ts";
import { reasonOf, refusalOf, withoutSecrets } from "./rules.ts";

type Context = Pick<CommandContext<"database" | "env" | "secretKey" | "log">, "services">;

/** @throws invalid (C200) for missing credentials */
export async function testSocialToken({ services }: Context): Promise<SocialTest> {
  const { env, log } = services;
  const credentials = await readCredentials(services);
  try {
    return await askNetwork(openGraph(env.GRAPH_API_BASE), credentials);
  } catch (error) {
    if (error instanceof Unanswered) return { result: "unreachable" };
    if (!(error instanceof GraphRefusal)) throw error;
    const { code, error_subcode: subcode, message } = error.problem;
    const said = withoutSecrets(message, [credentials.token, credentials.app.secret]);
    log.warn({ code, subcode, said }, "the social network refused a test");
    return { result: "refused", reason: reasonOf(error.problem), said };
  }
}

async function askNetwork(graph: ReturnType<typeof openGraph>, { app, token }: Credentials): Promise<SocialTest> {
  const described = await graph.describeToken(app, token);
  const refused = refusalOf(described, app.id);
  if (refused) {
    const said = withoutSecrets(described.error?.message ?? "", [token, app.secret]);
    return { result: "refused", ...refused, said };
  }
  const { name } = await graph.me(app, token);
  return {
    result: "works",
    page: name,
    missing: socialPermissions.filter((one) => !described.scopes.includes(one)),
    ends: described.expires_at > 0 ? new Date(described.expires_at * 1000).toISOString() : null,
  };
}
