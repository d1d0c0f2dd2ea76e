// The table of screens: a row contains all facts about a screen, and names its component.
import {
  accountPath,
  centerPath,
  componentsPath,
  experiencePages,
  type FixedPageName,
  fixedPages,
  hasPlaces,
  inboxPath,
  type ListTag,
  messagesPath,
  newsletterCenterPath,
  newsletterLeavePath,
  newsletterPath,
  notificationsPath,
  usersPath,
} from "#contract/pages.ts";
import { centerHead, entryHead, homeHead, listHead, loginHead, newsletterHead, pageHead } from "./heads.ts";
import {
  cardsOf,
  entryIn,
  entryOf,
  frontQuery,
  loadedWith,
  loginLoader,
  toUsers,
  pageOf,
  placesQuery,
  toInbox,
} from "./loaders.ts";
import { isServer, lazyScreen, type Menus, screen, type Screen } from "./screen.tsx";
import { LateContactForm } from "./site/contact/LateContactForm.tsx";
import { loadLogin } from "./site/login/load-login.ts";
import { EntryList } from "./site/entries/EntryList.tsx";
import { EntryPage } from "./site/entries/EntryPage.tsx";
import { FixedPage } from "./site/pages/FixedPage.tsx";
import { loadLeaving, loadNewsletter } from "./site/newsletter/load-newsletter.ts";
import { HomePage } from "./site/pages/HomePage.tsx";

type Rest = Partial<Pick<Screen, "menu" | "isBarLate">>;

const home = (path: string, rest: Rest): Screen =>
  screen({
    path,
    loads: loadedWith(entryOf("Willkommen"), frontQuery),
    show: (article) => <HomePage article={article} />,
    head: isServer && homeHead,
    isIndexed: true,
    isBarLate: true,
    ...rest,
  });

const fixedPage = (name: FixedPageName, rest: Rest = {}): Screen =>
  screen({
    path: fixedPages[name],
    loads: hasPlaces(name) ? loadedWith(entryOf(name), placesQuery(name)) : entryOf(name),
    show: (article) => <FixedPage name={name} article={article} />,
    head: isServer && pageHead(name),
    isIndexed: true,
    ...rest,
  });

const list = (tag: ListTag, menu: Menus): Screen =>
  screen({
    path: `/${tag}`,
    loads: cardsOf(tag),
    show: (cards, place) => <EntryList list={tag} page={pageOf(place)} first={cards} />,
    head: isServer && listHead(tag),
    isIndexed: true,
    keys: ["seite"],
    menu,
  });

const entry = (tag: ListTag): Screen =>
  screen({
    path: `/${tag}/:id`,
    loads: entryIn(tag),
    show: (article) => <EntryPage list={tag} article={article} />,
    head: isServer && entryHead,
    isIndexed: true,
  });

/** The pages for guests. */
export const siteScreens: readonly Screen[] = [
  home("/", { menu: { main: { order: 1, label: "nav.Willkommen" } } }),
  home("/Willkommen", {}),
  list("Aktuelles", { main: { order: 2, label: "nav.Aktuelles" } }),
  entry("Aktuelles"),
  list("Veranstaltungen", { main: { order: 3, label: "nav.Veranstaltungen" } }),
  entry("Veranstaltungen"),
  fixedPage("Erlebnis", { menu: { main: { order: 4, label: "nav.Erlebnis" } } }),
  fixedPage("Projekt", {
    menu: { main: { order: 5, label: "nav.Projekt" }, footer: { order: 3, label: "footer.Projekt" } },
  }),
  screen({
    path: fixedPages.Kontakt,
    loads: entryOf("Kontakt"),
    show: (article) => (
      <>
        <FixedPage name="Kontakt" article={article} />
        <LateContactForm />
      </>
    ),
    module: isServer && "client/site/contact/ContactForm.tsx",
    head: isServer && pageHead("Kontakt"),
    isIndexed: true,
    menu: { footer: { order: 2, label: "footer.Kontakt" }, drawer: { order: 1, label: "footer.Kontakt" } },
  }),
  fixedPage("Datenschutz", { isBarLate: true, menu: { footer: { order: 4, label: "footer.Datenschutz" } } }),
  fixedPage("Impressum", { isBarLate: true, menu: { footer: { order: 1, label: "footer.Impressum" } } }),
  ...experiencePages.map((name) => fixedPage(name)),
  lazyScreen({
    path: newsletterPath,
    module: isServer && "client/site/newsletter/NewsletterPage.tsx",
    load: loadNewsletter,
    head: isServer && newsletterHead,
    isIndexed: true,
  }),
  lazyScreen({
    path: newsletterLeavePath,
    module: isServer && "client/site/newsletter/LeavePage.tsx",
    load: loadLeaving,
    head: isServer && newsletterHead,
    isIndexed: false,
  }),
  lazyScreen({
    path: "/login",
    module: isServer && "client/site/login/LoginPage.tsx",
    load: loadLogin,
    loader: loginLoader,
    head: isServer && loginHead,
    isIndexed: false,
    keys: ["next", "reset", "invitation", "handle"],
    isBarLate: true,
  }),
];

const center = { head: isServer && centerHead, isIndexed: false };

/** One component for list and detail, so that the list stays while one message after the other is read. */
const messages = {
  module: isServer && "client/center/messages/MessagesScreen.tsx",
  load: async () => (await import("./center/messages/MessagesScreen.tsx")).MessagesScreen,
  within: inboxPath,
  ...center,
} as const;

const users = {
  module: isServer && "client/center/users/UsersScreen.tsx",
  load: async () => (await import("./center/users/UsersScreen.tsx")).UsersScreen,
  ...center,
} as const;

/** The admin center's screens, each loaded when it is entered. */
export const centerScreens: readonly Screen[] = [
  lazyScreen({
    path: centerPath,
    module: isServer && "client/center/entries/EntriesScreen.tsx",
    load: async () => (await import("./center/entries/EntriesScreen.tsx")).EntriesScreen,
    menu: { center: { order: 1, label: "center.entries", icon: "list" } },
    ...center,
  }),
  lazyScreen({
    path: `${centerPath}/files`,
    module: isServer && "client/center/files/FilesScreen.tsx",
    load: async () => (await import("./center/files/FilesScreen.tsx")).FilesScreen,
    menu: { center: { order: 2, label: "center.files", icon: "picture" } },
    ...center,
  }),
  lazyScreen({
    path: `${centerPath}/image/edit/:id`,
    module: isServer && "client/center/pictures/PictureEditor.tsx",
    load: async () => (await import("./center/pictures/PictureEditor.tsx")).PictureEditor,
    // A picture is edited among the files, whatever its address says.
    within: `${centerPath}/files`,
    ...center,
  }),
  lazyScreen({ path: messagesPath, loader: toInbox, ...messages }),
  lazyScreen({
    path: inboxPath,
    menu: { center: { order: 3, label: "center.messages", icon: "mail", badge: "unreadMessages" } },
    ...messages,
  }),
  lazyScreen({ path: `${inboxPath}/:id`, ...messages }),
  lazyScreen({
    path: `${messagesPath}/settings`,
    module: isServer && "client/center/messages/settings/MessageSettingsScreen.tsx",
    load: async () => (await import("./center/messages/settings/MessageSettingsScreen.tsx")).MessageSettingsScreen,
    within: inboxPath,
    ...center,
  }),
  lazyScreen({
    path: `${messagesPath}/outbox`,
    module: isServer && "client/center/mails/OutboxScreen.tsx",
    load: async () => (await import("./center/mails/OutboxScreen.tsx")).OutboxScreen,
    within: inboxPath,
    ...center,
  }),
  lazyScreen({
    path: newsletterCenterPath,
    module: isServer && "client/center/newsletter/IssuesScreen.tsx",
    load: async () => (await import("./center/newsletter/IssuesScreen.tsx")).IssuesScreen,
    menu: { center: { order: 4, label: "center.newsletter", icon: "document" } },
    ...center,
  }),
  lazyScreen({
    path: `${newsletterCenterPath}/subscribers`,
    module: isServer && "client/center/newsletter/SubscribersScreen.tsx",
    load: async () => (await import("./center/newsletter/SubscribersScreen.tsx")).SubscribersScreen,
    within: newsletterCenterPath,
    ...center,
  }),
  lazyScreen({
    path: `${newsletterCenterPath}/:id`,
    module: isServer && "client/center/newsletter/IssueScreen.tsx",
    load: async () => (await import("./center/newsletter/IssueScreen.tsx")).IssueScreen,
    within: newsletterCenterPath,
    ...center,
  }),
  lazyScreen({ path: usersPath, loader: toUsers, ...users }),
  lazyScreen({
    path: `${usersPath}/browse`,
    menu: { center: { order: 6, label: "center.users", icon: "people", needs: ["read", "users"] } },
    ...users,
  }),
  lazyScreen({
    path: `${usersPath}/add`,
    module: isServer && "client/center/users/InviteScreen.tsx",
    load: async () => (await import("./center/users/InviteScreen.tsx")).InviteScreen,
    within: `${usersPath}/browse`,
    ...center,
  }),
  lazyScreen({
    path: accountPath,
    module: isServer && "client/center/account/AccountScreen.tsx",
    load: async () => (await import("./center/account/AccountScreen.tsx")).AccountScreen,
    menu: { center: { order: 9, label: "center.account", icon: "key" } },
    ...center,
  }),
  lazyScreen({
    path: notificationsPath,
    module: isServer && "client/center/notifications/NotificationsScreen.tsx",
    load: async () => (await import("./center/notifications/NotificationsScreen.tsx")).NotificationsScreen,
    menu: { center: { order: 5, label: "center.notifications", icon: "bell" } },
    ...center,
  }),
  lazyScreen({
    path: `${centerPath}/settings`,
    module: isServer && "client/center/settings/SettingsScreen.tsx",
    load: async () => (await import("./center/settings/SettingsScreen.tsx")).SettingsScreen,
    menu: { center: { order: 7, label: "center.settings", icon: "settings" } },
    ...center,
  }),
  lazyScreen({
    path: componentsPath,
    module: isServer && "client/center/components/ComponentsScreen.tsx",
    load: async () => (await import("./center/components/ComponentsScreen.tsx")).ComponentsScreen,
    menu: { center: { order: 8, label: "center.components", icon: "components" } },
    ...center,
  }),
];

export const screens: readonly Screen[] = [...siteScreens, ...centerScreens];
