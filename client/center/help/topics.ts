// The instructions of the help, in their order. Their texts are in locales/*/late/help.json.
import {
  analyticsPath,
  backupsPath,
  centerPath,
  entriesPath,
  filesPath,
  inboxPath,
  legalPath,
  messagesPath,
  newsletterCenterPath,
  shopCenterPath,
  sitePagesPath,
  statusPath,
  translationsPath,
  usersPath,
  webhooksPath,
  withdrawalsCenterPath,
} from "#contract/values/pages.ts";
import type { Needs } from "#contract/values/permissions.ts";
import type help from "#locales/de/late/help.json";
import type { CenterGroup } from "../../head/screen.tsx";

export type HelpTopicName = keyof typeof help.topics;

export type HelpTopic = {
  name: HelpTopicName;
  /** The screen to which the instruction leads. Only viewers who may open it see the instruction. */
  path: string;
  needs?: Needs;
};

const users = { path: `${usersPath}/browse` } as const;
const entries = { path: entriesPath } as const;
const files = { path: filesPath } as const;
const shop = (part: string) => ({ path: `${shopCenterPath}/${part}` }) as const;

export const helpTopics: readonly { group: Exclude<CenterGroup, "start">; topics: readonly HelpTopic[] }[] = [
  {
    group: "content",
    topics: [
      { name: "write", ...entries },
      { name: "publish", needs: ["update", "entries"], ...entries },
      { name: "handOver", ...entries },
      { name: "notes", ...entries },
      { name: "form", ...entries },
      { name: "english", path: translationsPath },
      { name: "undo", ...entries },
      { name: "files", ...files },
      { name: "people", needs: ["read", "takedowns"], ...files },
      { name: "credit", needs: ["update", "ownFiles"], ...files },
      { name: "pages", path: sitePagesPath },
      { name: "product", ...shop("items") },
      { name: "coupon", ...shop("coupons") },
      { name: "eInvoice", ...files },
      { name: "order", ...shop("orders") },
    ],
  },
  {
    group: "people",
    topics: [
      { name: "messages", path: inboxPath },
      { name: "topics", path: `${messagesPath}/settings` },
      { name: "newsletter", path: newsletterCenterPath },
      { name: "withdrawal", path: withdrawalsCenterPath },
      { name: "person", needs: ["remove", "persons"], path: `${messagesPath}/settings` },
    ],
  },
  {
    group: "site",
    topics: [
      { name: "closeToday", needs: ["update", "closures"], path: centerPath },
      { name: "visits", path: analyticsPath },
      { name: "status", path: statusPath },
      { name: "legalModel", path: legalPath },
    ],
  },
  {
    group: "access",
    topics: [
      { name: "invite", needs: ["create", "users"], ...users },
      { name: "secondPerson", needs: ["create", "users"], ...users },
      { name: "webhooks", path: webhooksPath },
      { name: "backups", path: backupsPath },
      { name: "keys", path: centerPath },
    ],
  },
];
