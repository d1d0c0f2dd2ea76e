// All screens of the admin center. Visitors never download this table.
import { redirect } from "react-router";
import { legalPages } from "#contract/values/legal-fields.ts";
import {
  accountPath,
  analyticsPath,
  centerPath,
  commentsCenterPath,
  componentsPath,
  entriesPath,
  fileBinPath,
  filesPath,
  hoursPath,
  lookPath,
  inboxPath,
  lawPath,
  legalFormPath,
  mapPath,
  messagesPath,
  newsletterCenterPath,
  notificationsPath,
  outboxPath,
  addressesPath,
  settingsPath,
  sitePagesPath,
  socialPath,
  translationsPath,
  usersPath,
  suspiciousCenterPath,
  withdrawalsCenterPath,
} from "#contract/values/pages.ts";
import { centerHead } from "./head.ts";
import { idLoader } from "../api/loader.ts";
import { lazyScreen, type Screen } from "../head/screen.tsx";
import { shopScreens } from "./shop/screens.tsx";

/** For paths that only redirect to the first screen below them. */
const leadsTo = (path: string) => (): Promise<null> => {
  throw redirect(path, 302);
};

const center = { head: import.meta.env.SSR && centerHead, isIndexed: false };

/** The list and the detail use one component, so that the list stays mounted when another message opens. */
const messages = {
  module: import.meta.env.SSR && "client/center/messages/MessagesScreen.tsx",
  load: async () => (await import("./messages/MessagesScreen.tsx")).MessagesScreen,
  within: inboxPath,
  ...center,
} as const;

const users = {
  needs: ["read", "users"],
  module: import.meta.env.SSR && "client/center/users/UsersScreen.tsx",
  load: async () => (await import("./users/UsersScreen.tsx")).UsersScreen,
  ...center,
} as const;

export const centerScreens: readonly Screen[] = [
  lazyScreen({
    path: centerPath,
    module: import.meta.env.SSR && "client/center/overview/OverviewScreen.tsx",
    load: async () => (await import("./overview/OverviewScreen.tsx")).OverviewScreen,
    menu: { group: "start", order: 1, label: "center.overview", icon: "grid" },
    ...center,
  }),
  lazyScreen({
    path: entriesPath,
    module: import.meta.env.SSR && "client/center/entries/EntriesScreen.tsx",
    load: async () => (await import("./entries/EntriesScreen.tsx")).EntriesScreen,
    menu: { group: "content", order: 1, label: "center.entries", icon: "list" },
    ...center,
  }),
  lazyScreen({
    path: filesPath,
    module: import.meta.env.SSR && "client/center/files/FilesScreen.tsx",
    load: async () => (await import("./files/FilesScreen.tsx")).FilesScreen,
    menu: { group: "content", order: 2, label: "center.files", icon: "picture" },
    ...center,
  }),
  lazyScreen({
    path: fileBinPath,
    module: import.meta.env.SSR && "client/center/files/bin/FileBinScreen.tsx",
    load: async () => (await import("./files/bin/FileBinScreen.tsx")).FileBinScreen,
    within: filesPath,
    ...center,
  }),
  lazyScreen({
    path: `${centerPath}/image/edit/:id`,
    module: import.meta.env.SSR && "client/center/pictures/PictureEditor.tsx",
    load: async () => (await import("./pictures/PictureEditor.tsx")).PictureEditor,
    loader: idLoader(),
    // The picture editor has a path outside the files, but in the menu it belongs to the files.
    within: filesPath,
    ...center,
  }),
  lazyScreen({ path: messagesPath, loader: leadsTo(inboxPath), ...messages }),
  lazyScreen({
    path: inboxPath,
    menu: { group: "people", order: 1, label: "center.messages", icon: "mail", badge: "unreadMessages" },
    ...messages,
  }),
  lazyScreen({ path: `${inboxPath}/:id`, loader: idLoader(), ...messages }),
  lazyScreen({
    path: `${messagesPath}/settings`,
    module: import.meta.env.SSR && "client/center/messages/settings/MessageSettingsScreen.tsx",
    load: async () => (await import("./messages/settings/MessageSettingsScreen.tsx")).MessageSettingsScreen,
    within: inboxPath,
    ...center,
  }),
  lazyScreen({
    path: commentsCenterPath,
    module: import.meta.env.SSR && "client/center/comments/CommentsScreen.tsx",
    load: async () => (await import("./comments/CommentsScreen.tsx")).CommentsScreen,
    within: inboxPath,
    ...center,
  }),
  lazyScreen({
    path: withdrawalsCenterPath,
    module: import.meta.env.SSR && "client/center/withdrawals/WithdrawalsScreen.tsx",
    load: async () => (await import("./withdrawals/WithdrawalsScreen.tsx")).WithdrawalsScreen,
    within: inboxPath,
    ...center,
  }),
  lazyScreen({
    path: suspiciousCenterPath,
    module: import.meta.env.SSR && "client/center/suspicious/SuspiciousScreen.tsx",
    load: async () => (await import("./suspicious/SuspiciousScreen.tsx")).SuspiciousScreen,
    within: inboxPath,
    ...center,
  }),
  lazyScreen({
    path: outboxPath,
    module: import.meta.env.SSR && "client/center/mails/OutboxScreen.tsx",
    load: async () => (await import("./mails/OutboxScreen.tsx")).OutboxScreen,
    within: inboxPath,
    ...center,
  }),
  lazyScreen({
    path: newsletterCenterPath,
    module: import.meta.env.SSR && "client/center/newsletter/IssuesScreen.tsx",
    load: async () => (await import("./newsletter/IssuesScreen.tsx")).IssuesScreen,
    menu: { group: "people", order: 2, label: "center.newsletter", icon: "send" },
    ...center,
  }),
  lazyScreen({
    path: `${newsletterCenterPath}/subscribers`,
    module: import.meta.env.SSR && "client/center/newsletter/SubscribersScreen.tsx",
    load: async () => (await import("./newsletter/SubscribersScreen.tsx")).SubscribersScreen,
    within: newsletterCenterPath,
    ...center,
  }),
  lazyScreen({
    path: `${newsletterCenterPath}/settings`,
    module: import.meta.env.SSR && "client/center/newsletter/NewsletterSettingsScreen.tsx",
    load: async () => (await import("./newsletter/NewsletterSettingsScreen.tsx")).NewsletterSettingsScreen,
    within: newsletterCenterPath,
    ...center,
  }),
  lazyScreen({
    path: `${newsletterCenterPath}/:id`,
    loader: idLoader(),
    module: import.meta.env.SSR && "client/center/newsletter/IssueScreen.tsx",
    load: async () => (await import("./newsletter/IssueScreen.tsx")).IssueScreen,
    within: newsletterCenterPath,
    ...center,
  }),
  lazyScreen({
    path: notificationsPath,
    module: import.meta.env.SSR && "client/center/notifications/NotificationsScreen.tsx",
    load: async () => (await import("./notifications/NotificationsScreen.tsx")).NotificationsScreen,
    menu: { group: "people", order: 3, label: "center.notifications", icon: "bell" },
    ...center,
  }),
  lazyScreen({ path: usersPath, loader: leadsTo(`${usersPath}/browse`), ...users }),
  lazyScreen({
    path: `${usersPath}/browse`,
    menu: { group: "access", order: 1, label: "center.users", icon: "people" },
    ...users,
  }),
  lazyScreen({
    path: `${usersPath}/add`,
    needs: ["create", "users"],
    module: import.meta.env.SSR && "client/center/users/InviteScreen.tsx",
    load: async () => (await import("./users/InviteScreen.tsx")).InviteScreen,
    within: `${usersPath}/browse`,
    ...center,
  }),
  lazyScreen({
    path: accountPath,
    module: import.meta.env.SSR && "client/center/account/AccountScreen.tsx",
    load: async () => (await import("./account/AccountScreen.tsx")).AccountScreen,
    menu: { group: "access", order: 2, label: "center.account", icon: "key" },
    ...center,
  }),
  lazyScreen({
    path: settingsPath,
    module: import.meta.env.SSR && "client/center/settings/SettingsScreen.tsx",
    load: async () => (await import("./settings/SettingsScreen.tsx")).SettingsScreen,
    menu: { group: "site", order: 1, label: "center.settings", icon: "settings" },
    ...center,
  }),
  lazyScreen({
    path: translationsPath,
    module: import.meta.env.SSR && "client/center/translations/TranslationsScreen.tsx",
    load: async () => (await import("./translations/TranslationsScreen.tsx")).TranslationsScreen,
    menu: { group: "content", order: 6, label: "center.translations", icon: "swap" },
    ...center,
  }),
  lazyScreen({
    path: `${settingsPath}/seo`,
    module: import.meta.env.SSR && "client/center/settings/seo/SeoScreen.tsx",
    load: async () => (await import("./settings/seo/SeoScreen.tsx")).SeoScreen,
    within: settingsPath,
    ...center,
  }),
  lazyScreen({
    path: sitePagesPath,
    module: import.meta.env.SSR && "client/center/navigation/NavigationScreen.tsx",
    load: async () => (await import("./navigation/NavigationScreen.tsx")).NavigationScreen,
    menu: { group: "content", order: 3, label: "center.sitePages", icon: "document" },
    ...center,
  }),
  lazyScreen({
    path: addressesPath,
    module: import.meta.env.SSR && "client/center/settings/addresses/AddressesScreen.tsx",
    load: async () => (await import("./settings/addresses/AddressesScreen.tsx")).AddressesScreen,
    within: settingsPath,
    ...center,
  }),
  lazyScreen({
    path: `${settingsPath}/mail`,
    needs: ["update", "siteSettings"],
    module: import.meta.env.SSR && "client/center/settings/mail/MailScreen.tsx",
    load: async () => (await import("./settings/mail/MailScreen.tsx")).MailScreen,
    within: settingsPath,
    ...center,
  }),
  lazyScreen({
    path: lookPath,
    module: import.meta.env.SSR && "client/center/settings/look/LookScreen.tsx",
    load: async () => (await import("./settings/look/LookScreen.tsx")).LookScreen,
    within: settingsPath,
    ...center,
  }),
  lazyScreen({
    path: hoursPath,
    module: import.meta.env.SSR && "client/center/settings/hours/HoursScreen.tsx",
    load: async () => (await import("./settings/hours/HoursScreen.tsx")).HoursScreen,
    within: settingsPath,
    ...center,
  }),
  lazyScreen({
    path: `${settingsPath}/storage`,
    needs: ["update", "siteSettings"],
    module: import.meta.env.SSR && "client/center/settings/storage/StorageScreen.tsx",
    load: async () => (await import("./settings/storage/StorageScreen.tsx")).StorageScreen,
    within: settingsPath,
    ...center,
  }),
  lazyScreen({
    path: `${settingsPath}/api`,
    module: import.meta.env.SSR && "client/center/settings/tokens/TokensScreen.tsx",
    load: async () => (await import("./settings/tokens/TokensScreen.tsx")).TokensScreen,
    within: settingsPath,
    ...center,
  }),
  ...legalPages.map((page) =>
    lazyScreen({
      path: legalFormPath(page),
      module: import.meta.env.SSR && "client/center/settings/legal/LegalScreen.tsx",
      load: async () => (await import("./settings/legal/LegalScreen.tsx")).LegalScreen,
      within: settingsPath,
      ...center,
    }),
  ),
  lazyScreen({
    path: lawPath,
    module: import.meta.env.SSR && "client/center/settings/law/LawScreen.tsx",
    load: async () => (await import("./settings/law/LawScreen.tsx")).LawScreen,
    within: settingsPath,
    ...center,
  }),
  lazyScreen({
    path: `${settingsPath}/audit`,
    needs: ["read", "audit"],
    module: import.meta.env.SSR && "client/center/settings/audit/AuditScreen.tsx",
    load: async () => (await import("./settings/audit/AuditScreen.tsx")).AuditScreen,
    within: settingsPath,
    ...center,
  }),
  lazyScreen({
    path: mapPath,
    module: import.meta.env.SSR && "client/center/map/MapScreen.tsx",
    load: async () => (await import("./map/MapScreen.tsx")).MapScreen,
    menu: { group: "content", order: 4, label: "center.map", icon: "pin" },
    ...center,
  }),
  lazyScreen({
    path: componentsPath,
    module: import.meta.env.SSR && "client/center/components/ComponentsScreen.tsx",
    load: async () => (await import("./components/ComponentsScreen.tsx")).ComponentsScreen,
    menu: { group: "site", order: 2, label: "center.components", icon: "components" },
    ...center,
  }),
  lazyScreen({
    path: socialPath,
    module: import.meta.env.SSR && "client/center/social/SocialScreen.tsx",
    load: async () => (await import("./social/SocialScreen.tsx")).SocialScreen,
    menu: { group: "site", order: 4, label: "center.social", icon: "share" },
    ...center,
  }),
  lazyScreen({
    path: analyticsPath,
    module: import.meta.env.SSR && "client/center/analytics/AnalyticsScreen.tsx",
    load: async () => (await import("./analytics/AnalyticsScreen.tsx")).AnalyticsScreen,
    menu: { group: "site", order: 3, label: "center.analytics", icon: "chart" },
    ...center,
  }),
  ...shopScreens,
];
