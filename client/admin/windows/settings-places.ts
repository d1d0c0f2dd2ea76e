import { notificationsPath, settingsPath } from "#contract/values/pages.ts";
import { type Action, can, type Noun, type Viewer } from "#contract/values/permissions.ts";

type Tab = {
  name: "seo" | "storage" | "password" | "notifications" | "api";
  path: string;
  needs: readonly [Action, Noun];
};

export const SEO_PATH = "/diese-seite";
export const PASSWORD_PATH = "/passwort";

const tabs: readonly Tab[] = [
  { name: "seo", path: SEO_PATH, needs: ["update", "entries"] },
  { name: "storage", path: `${settingsPath}/storage`, needs: ["update", "siteSettings"] },
  { name: "password", path: PASSWORD_PATH, needs: ["update", "password"] },
  { name: "notifications", path: notificationsPath, needs: ["read", "devices"] },
  { name: "api", path: `${settingsPath}/api`, needs: ["read", "tokens"] },
];

export const settingsTabsFor = (viewer: Pick<Viewer, "roles">): Tab[] =>
  tabs.filter(({ needs }) => can(viewer, ...needs));
