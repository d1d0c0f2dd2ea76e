// Asks the social network whether the stored token works, for which page, and what it may do.
import { AppError } from "#contract/errors.ts";
import { type SocialTest, socialPermissions } from "#contract/social.ts";
import { fieldKeys } from "#contract/text.ts";
import { openSecret } from "../config/secrets.ts";
import { getSettings } from "../config/store.ts";
import type { CommandContext } from "../context.ts";
import { Unanswered } from "../outside/ask.ts";
import { type GraphApp, GraphRefusal, openGraph } from "../outside/graph.ts";
import { reasonOf, refusalOf, withoutSecrets } from "./rules.ts";

type Context = CommandContext<"database" | "env" | "secretKey" | "log">;
type Credentials = { app: GraphApp; token: string };

/** @throws invalid (C200) for credentials that are missing */
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

const missing = {
  appId: fieldKeys.socialAppId,
  appSecret: fieldKeys.socialAppSecret,
  pageAccessToken: fieldKeys.socialToken,
} as const;

/** @throws invalid (C200) */
async function readCredentials({
  database,
  secretKey,
}: Pick<Context["services"], "database" | "secretKey">): Promise<Credentials> {
  const { secrets } = await getSettings(database.db);
  const read = (name: keyof typeof missing): string => {
    const sealed = secrets[`social.fb.${name}`];
    return sealed ? openSecret(secretKey, sealed).trim() : "";
  };
  const found = { appId: read("appId"), appSecret: read("appSecret"), pageAccessToken: read("pageAccessToken") };
  const lacking = (Object.keys(missing) as (keyof typeof missing)[]).filter((name) => found[name] === "");
  if (lacking.length > 0)
    throw new AppError("invalid", {
      fields: Object.fromEntries(lacking.map((name) => [name, { key: missing[name] }])),
    });
  return { app: { id: found.appId, secret: found.appSecret }, token: found.pageAccessToken };
}
