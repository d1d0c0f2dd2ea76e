// Lists the pages of a social network account, and stores the access token of the chosen page. No answer contains a
// token.
import { AppError } from "#contract/schemas/errors.ts";
import type { SocialPage } from "#contract/values/social.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { updateSettings } from "../../library/settings/update-settings.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { HeldContext } from "../../approvals/ask.ts";
import { Unanswered } from "../../outside/ask.ts";
import { type GraphPage, GraphRefusal, openGraph } from "../../outside/graph.ts";
import { readApp } from "./credentials.ts";
import { withoutSecrets } from "./rules.ts";

type Context = HeldContext<"env" | "secretKey" | "log" | "registries">;

const POSTING = "CREATE_CONTENT";
const mayPost = ({ tasks }: GraphPage): boolean => tasks.includes(POSTING);

/** @throws invalid (C200) for missing credentials, thirdParty (C105) */
export async function listPages(context: Context, token: string): Promise<SocialPage[]> {
  const pages = await askPages(context, token);
  return pages.map((page) => ({ id: page.id, name: page.name, mayPost: mayPost(page) }));
}

/** Stores the page's token, and its https address if none is stored. @throws invalid (C200), thirdParty (C105) */
export async function choosePage(context: Context, token: string, pageId: string): Promise<SocialPage> {
  const page = (await askPages(context, token)).find(({ id }) => id === pageId);
  if (!page) throw new AppError("invalid", { fields: { page: { key: fieldKeys.socialNoPage } } });
  const { settings } = await getSettings(context.services.database.db);
  const isNew = settings.social.page === "" && page.link.startsWith("https://");
  const social = { fb: { pageAccessToken: page.access_token }, ...(isNew && { page: page.link }) };
  await updateSettings(context, { social });
  return { id: page.id, name: page.name, mayPost: mayPost(page) };
}

/** Exchanges the short-lived user token for a long-lived one, because page tokens then do not expire. */
async function askPages({ services }: Context, token: string): Promise<GraphPage[]> {
  const app = await readApp(services);
  const graph = openGraph(services.env.GRAPH_API_BASE);
  const secrets = [token, app.secret];
  try {
    const exchanged = await graph.exchange(app, token);
    secrets.push(exchanged);
    return await graph.pages({ app, token: exchanged });
  } catch (error) {
    if (error instanceof GraphRefusal) {
      const { code, error_subcode: subcode, message } = error.problem;
      const said = withoutSecrets(message, secrets);
      services.log.warn({ code, subcode, said }, "the social network gave no pages");
      throw new AppError("thirdParty", { cause: error });
    }
    if (error instanceof Unanswered) throw new AppError("thirdParty", { cause: error });
    throw error;
  }
}
