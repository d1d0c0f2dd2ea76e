import { needsOf } from "../api/missing-permission.ts";
import type { Needs } from "#contract/values/permissions.ts";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchPath,
  matchRoutes,
  StaticRouterProvider,
} from "react-router";
import { decodedPath, plainAddress, queryInUtf8, withoutLastSlashes } from "#contract/values/addresses.ts";
import { componentOfScreen, isOn } from "#contract/values/components.ts";
import {
  type ContentLanguage,
  contentOf,
  ENGLISH,
  inLanguage,
  withoutLanguage,
} from "#contract/values/content-language.ts";
import {
  isEditorsPath,
  listTags,
  ownPagePaths,
  shopAreaPath,
  shopDashboardPath,
  shopOrderPath,
  withdrawalPath,
} from "#contract/values/pages.ts";
import { siteTextsIn } from "#contract/values/site-texts.ts";
import type { AssetFiles, PageAnswer, PageRequest, FullAnswer } from "#contract/schemas/rendered-page.ts";
import barDe from "#locales/de/admin/bar.json";
import de from "#locales/de/site.json";
import barEn from "#locales/en/admin/bar.json";
import en from "#locales/en/site.json";
import { screens } from "./all-screens.ts";
import { centerScreens } from "../center/screens.tsx";
import { Content } from "../language/content.ts";
import { renderDocument } from "../head/document.ts";
import { lookOfDocument } from "../head/look-of-document.ts";
import { type Head, hasImage, headOf, type Sharing, type SitePicture } from "../head/head.ts";
import { mainPicture } from "../head/open-graph.ts";
import { createI18n } from "../language/i18n.ts";
import type { Access } from "../api/access.ts";
import { editorPageData, guestPageData, type PageData } from "./page-data.tsx";
import { givenPage, isMissing, loaderContext } from "../api/loader.ts";
import { ownPageQuery } from "../site/pages/loaders.ts";
import { articleIn, cardsQuery } from "../site/entries/loaders.ts";
import type { Place, Query } from "../api/loaded.ts";
import { routesWith } from "./routes.tsx";
import type { Handle, LateModules, Screen } from "../head/screen.tsx";
import { writeViews } from "../site/blocks/late/late-views.ts";
import { FactView, FilesView, ProgressView, WayView, WeekHours } from "../site/blocks/late/rare-views.ts";
import {
  ColumnsView,
  LinkedPictureView,
  PeopleView,
  SponsorsView,
  TimetableView,
} from "../site/blocks/club/club-views.ts";
import { FormView } from "../site/blocks/form/FormView.tsx";
import { EmbedView, VideoView } from "../site/blocks/video/VideoViews.ts";
import { GalleryView } from "../site/blocks/GalleryView.tsx";
import { Comments } from "../site/comments/Comments.tsx";
import { writeComments } from "../site/comments/LateComments.tsx";
import { ContactForm } from "../site/contact/ContactForm.tsx";
import { writeContactForm } from "../site/contact/LateContactForm.tsx";
import { writeMap } from "../site/map/LateMap.tsx";
import { SiteMap } from "../site/map/SiteMap.tsx";
import { writeMonth } from "../site/entries/month/LateMonth.tsx";
import { MonthView } from "../site/entries/month/MonthView.tsx";
import { Follow } from "../site/social/Follow.tsx";
import { writeFollow } from "../site/social/LateFollow.tsx";
import { type GermanPage, germanPageKey } from "../api/german-page.ts";
import { loginPath } from "../site/login/own-path.ts";
import { GuestView, writeBar } from "../site/overlay.tsx";
import { sentFormKey } from "../site/forms/sent-form.ts";
import type { Client } from "../api/trpc.ts";

const lateTexts = import.meta.glob<Record<string, unknown>>("../../locales/*/late/*.json", {
  import: "default",
  eager: true,
});

const texts = { de: createI18n("de", de), en: createI18n("en", en) };
for (const [path, part] of Object.entries(lateTexts)) {
  const [, language, name] = /\/(de|en)\/late\/(\w+)\.json$/u.exec(path) ?? [];
  if (language && name) texts[language as ContentLanguage].addResourceBundle(language, name, part);
}

texts.de.addResourceBundle("de", "bar", barDe);
texts.en.addResourceBundle("en", "bar", barEn);

writeContactForm(ContactForm);
writeComments(Comments);
writeMap(SiteMap);
writeMonth(MonthView);
writeFollow(Follow);
writeViews({
  gallery: GalleryView,
  video: VideoView,
  fileList: FilesView,
  downloads: FilesView,
  openingHours: WeekHours,
  fact: FactView,
  progress: ProgressView,
  way: WayView,
  form: FormView,
  sponsors: SponsorsView,
  people: PeopleView,
  timetable: TimetableView,
  linkedPicture: LinkedPictureView,
  columns: ColumnsView,
  embed: EmbedView,
});

const PERMANENT = 308;

const routes = routesWith(centerScreens);
// All requests share these handlers. Each request has its own context for its data.
const handlers: Record<ContentLanguage, ReturnType<typeof createStaticHandler>> = {
  de: createStaticHandler(routes),
  en: createStaticHandler(routes, { basename: ENGLISH }),
};
const articleQueries = new Map<string, Query<unknown>>([
  ...listTags.map((list) => [`/${list}/:id`, articleIn(list)] as const),
  ...ownPagePaths.map((path) => [path, ownPageQuery] as const),
]);
const entryPaths = new Set<string>(listTags.map((list) => `/${list}/:id`));
const paths = screens.map(({ path }) => path);
/**
 * The paths of own pages are left out. They match every path, and the loader of own pages checks the spelling itself.
 */
const spelledPaths = paths.filter((path) => !(ownPagePaths as readonly string[]).includes(path));
/** The query keys of screens, by path. A look-up by path is faster than matching routes. */
const keysByPath = new Map(screens.flatMap(({ path, keys }) => (keys ? [[path, keys] as const] : [])));

/** Only editors' pages have the bar, so a site that only guests visit never loads its code. */
async function loadBar(): Promise<void> {
  writeBar((await import("../admin/overlay/AdminBar.tsx")).AdminBar);
}

export async function render(request: PageRequest<Client>): Promise<PageAnswer> {
  if (request.nonce !== null) await loadBar();
  const data = request.nonce === null ? guestPageData(request.client) : editorPageData(request.client);
  const { access } = data;
  if (request.form) access.store.setQueryData(sentFormKey, request.form);
  const written = new URL(request.url, request.publicUrl);
  const withoutPrefix = withoutLanguage(written.pathname);
  // The URLs of areas for editors are the same in both languages.
  if (withoutPrefix !== written.pathname && isEditorsPath(withoutPrefix))
    return { kind: "redirect", status: 302, location: withoutPrefix + written.search };
  if (request.isOnlyGerman && isMailed(written.pathname))
    return { kind: "redirect", status: 302, location: withoutPrefix + written.search };
  const { content, asked } = inGerman(written, request.isOnlyGerman);
  const path = inLanguage(writtenSpelling(asked.pathname) ?? asked.pathname, content);
  const search = decodedPath(written.pathname)?.includes("%") ? asked.search : queryInUtf8(asked.search);
  if (path !== written.pathname || search !== asked.search)
    return { kind: "redirect", status: PERMANENT, location: path + search };
  const address = withKnownKeys(asked);
  const write = (): Promise<FullAnswer> => writePage(request, { address, content }, data);
  if (await isBeyondList(access, address))
    return { kind: "missing", screen: `${BEYOND} ${address.pathname}`, mayRedirect: false, write };
  const screen = (await closedScreen(access, address.pathname)) ?? (await missingEntry(access, address));
  if (screen === null) return write();
  // The error page links to the German page. There are few German pages, so each such error page can be cached.
  const german = content === "en" ? await germanPageAt(request, address, access) : null;
  return { kind: "missing", screen: german === null ? screen : `${screen} ${german.path}`, write };
}

/**
 * Finds the German page for a missing English URL, with the rights of a visitor. The result is stored in the query
 * cache.
 */
async function germanPageAt(
  { germanClient, publicUrl }: PageRequest<Client>,
  address: URL,
  { store }: Access,
): Promise<GermanPage | null> {
  const key = germanPageKey(address.pathname);
  const known = store.getQueryData<GermanPage>(key);
  if (known || !germanClient) return known ?? null;
  const { access } = guestPageData(germanClient);
  if ((await missingEntry(access, address)) !== null) return null;
  const context = await handlers.de.query(new Request(address), { requestContext: loaderContext(access, "de") });
  if (context instanceof Response || context.statusCode !== 200 || isUnknownPath(address.pathname)) return null;
  const leaf = context.matches.at(-1);
  const screen: Screen | undefined = leaf?.route.handle;
  const place = { pathname: address.pathname, search: address.search, params: leaf?.params ?? {} };
  const settings = access.utils.settings.get.getData();
  const { t } = texts.de;
  const parts =
    settings && screen?.headParts && screen.headParts(access, place, { publicUrl, settings, t, content: "de" });
  if (!settings || !parts || parts.isHidden) return null;
  const found = { path: address.pathname + address.search, title: parts.title || siteTextsIn(settings, "de").title };
  store.setQueryData(key, found);
  return found;
}

/** True for English addresses of orders and withdrawals. The mails of customers who ordered in English have them. */
function isMailed(pathname: string): boolean {
  const mailed = [withdrawalPath, shopOrderPath(":id")];
  return contentOf(pathname) === "en" && isAmong(mailed, withoutLanguage(pathname));
}

/** Splits a URL into its content language and the URL without language prefix. A German site has no prefix. */
function inGerman(address: URL, isOnlyGerman: boolean): { content: ContentLanguage; asked: URL } {
  if (isOnlyGerman) return { content: "de", asked: new URL(address) };
  // The URL object is copied. If a path such as '//x' were parsed again, it would become a host.
  const asked = new URL(address);
  asked.pathname = withoutLanguage(address.pathname);
  return { content: contentOf(address.pathname), asked };
}

/**
 * @returns the path pattern of the screen if its component is disabled, otherwise null. It becomes part of the cache key
 *   of the 404 page, because the page's state contains the failed route.
 */
async function closedScreen({ store, utils }: Access, pathname: string): Promise<string | null> {
  const component = componentOfScreen(pathname);
  if (component === null || isEditorsPath(pathname)) return null;
  try {
    const settings = await store.fetchQuery(utils.settings.get.queryOptions());
    return isOn(settings, component) ? null : screenPathOf(pathname);
  } catch {
    return null;
  }
}

function screenPathOf(pathname: string): string {
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  return (leaf?.route.handle as Handle | undefined)?.path ?? "";
}

/** All missing pages of lists share this cache key. */
const BEYOND = "page of a list";

/** True if the page number is invalid, or if the list has fewer pages. */
async function isBeyondList({ store, utils }: Access, { pathname, search }: URL): Promise<boolean> {
  const list = listTags.find((tag) => pathname === `/${tag}`);
  const page = givenPage(search);
  if (list === undefined || page === 1) return false;
  if (page === null) return true;
  try {
    return (await store.fetchQuery(cardsQuery(list, page)(utils))).items.length === 0;
  } catch {
    return false;
  }
}

/** The screen of a missing entry; null if the entry exists. Runs before the rendering, which is much more expensive. */
async function missingEntry({ store, utils }: Access, { pathname, search }: URL): Promise<string | null> {
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  const path = (leaf?.route.handle as Handle | undefined)?.path ?? "";
  const query = articleQueries.get(path);
  if (!leaf || !query) return null;
  try {
    await store.fetchQuery(query(utils, { pathname, search, params: leaf.params }));
  } catch (error) {
    if (isMissing(error)) return path;
  }
  return null;
}

type Asked = { /** As the screens know it. */ address: URL; content: ContentLanguage };

async function writePage(
  request: PageRequest<Client>,
  { address, content }: Asked,
  { access, wrap, loaded }: PageData,
): Promise<FullAnswer> {
  const { utils } = access;
  const handler = handlers[content];
  const context = await handler.query(new Request(inContent(address, content)), {
    requestContext: loaderContext(access, content),
  });
  if (context instanceof Response) {
    const location = ownPath(context.headers.get("location") ?? "/");
    // The redirect keeps the whole query, also keys that the old URL did not use.
    const { search } = new URL(request.url, request.publicUrl);
    const led = context.status === PERMANENT ? location.replace(/\?.*$/su, "") + search : location;
    return { kind: "redirect", status: context.status, location: led };
  }
  for (const error of Object.values(context.errors ?? {})) if (statusOf(error) === 500) request.onFailed(error);
  const status = isUnknownPath(address.pathname) ? 404 : context.statusCode;
  if (status === 404 && content === "en") await germanPageAt(request, address, access);
  const router = createStaticRouter(handler.dataRoutes, context);
  const i18n = texts[request.language];
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      {wrap(
        <Content value={content}>
          <GuestView value={request.isGuestView}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </GuestView>
        </Content>,
      )}
    </I18nextProvider>,
  );
  const state = {
    queries: { mutations: [], queries: loaded() },
    routes: { loaderData: context.loaderData, errors: statusesOf(context.errors) },
  };
  const leaf = context.matches.at(-1);
  const place = { pathname: address.pathname, search: address.search, params: leaf?.params ?? {} };
  const screen: Screen | undefined = leaf?.route.handle;
  const head = await sharedHead(request, (sharing) =>
    headOf(access, { screen, place, status, content }, request.publicUrl, i18n, sharing),
  );
  const modules = context.matches.flatMap(({ route }) => moduleOf(route.handle, access, place));
  const files = filesOf(modules, request);
  const settings = utils.settings.get.getData();
  const asked = settings?.asks ?? [];
  const counted = settings && isOn(settings, "analytics") && head.isIndexed ? countedPath(head) : null;
  const look = lookOfDocument(settings);
  const ahead = request.nonce !== null ? "now" : address.pathname === loginPath ? "later" : null;
  const document = renderDocument({ ...request, ...files, html, state, head, look, ahead });
  const answer = { kind: "page", status, html: document, asked, counted, inlineStyle: look.faces } as const;
  return { ...answer, ...(screen?.isKept === false && { isKept: false }) };
}

function inContent(address: URL, content: ContentLanguage): URL {
  const whole = new URL(address);
  whole.pathname = inLanguage(address.pathname, content);
  return whole;
}

/** Visits are counted for the canonical path. All pages of a list therefore count as one. */
function countedPath({ canonical }: Head): string | null {
  return canonical === null ? null : new URL(canonical).pathname;
}

/**
 * Only the server knows which pictures may be shared, because visitors must not learn which ones show children. A page
 * without such a picture is shared with the site's.
 */
async function sharedHead(
  { client, maySharePicture }: PageRequest<Client>,
  headWith: (sharing: Sharing) => Head,
): Promise<Head> {
  const own = headWith({});
  const isUnshared = own.picture !== null && !(await maySharePicture(own.picture));
  const unshared = isUnshared ? (own.picture ?? undefined) : undefined;
  const head = isUnshared ? headWith({ unshared }) : own;
  if (!head.isIndexed || hasImage(head)) return head;
  const picture = await sitePicture(client);
  return picture && (await maySharePicture(picture.id)) ? headWith({ unshared, sitePicture: picture }) : head;
}

async function sitePicture(client: Client): Promise<SitePicture> {
  try {
    const { entry, files } = await client.entries.page.query({ name: "Willkommen" });
    return mainPicture(entry, files);
  } catch {
    // The page must work without the preview image.
    return null;
  }
}

function moduleOf(handle: Handle | undefined, access: Access, place: Place): LateModules {
  const { module = false } = handle ?? {};
  return typeof module === "function" ? module(access, place) : module;
}

/**
 * The scripts of this page's lazy modules. The style sheets are those of every page, those of the lazy modules, and for
 * editors those of the bar.
 */
function filesOf(
  names: readonly (string | false)[],
  { assets: { styles, lazy, editors }, nonce }: Pick<PageRequest<Client>, "assets" | "nonce">,
): AssetFiles {
  const ofBar = nonce === null ? [] : editors.styles;
  const files = names.flatMap((name) => lazy[name || ""] ?? []);
  return {
    modules: files.flatMap(({ modules }) => modules),
    styles: [...new Set([...styles, ...files.flatMap((one) => one.styles), ...ofBar])],
  };
}

/**
 * The path with its language and the known query keys. A visitor's page depends only on this address and on the
 * interface language.
 */
export function addressOf(url: string): string {
  // Most URLs have no query, and need no parsing.
  if (/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/u.test(url)) return url;
  // Changes only the query. Another spelling of the path has its own cache key, because it is redirected.
  const written = new URL(url, "http://site");
  if (queryInUtf8(written.search) !== written.search) return written.pathname + written.search;
  return written.pathname + withKnownKeys(inGerman(written, false).asked).search;
}

/**
 * The query keys that the screen at this path uses. The result is "all" in areas for editors, because their pages are
 * never cached.
 */
function keysOf(pathname: string): readonly string[] | "all" {
  const plain = keysByPath.get(pathname);
  if (plain) return plain;
  const keys =
    matchRoutes(routes, pathname)?.map(({ route }) => (route.handle as Handle | undefined)?.keys ?? []) ?? [];
  return keys.includes("all") ? "all" : keys.flat();
}

/**
 * Removes unknown keys from the query. They must not change the page, because the cache key has only the known keys.
 */
function withKnownKeys(asked: URL): URL {
  const keys = keysOf(asked.pathname);
  if (keys === "all") return asked;
  // The URL object is copied. If a path such as '//x' were parsed again, it would become a host.
  const address = new URL(asked);
  address.search = "";
  for (const key of keys) {
    const value = asked.searchParams.get(key);
    if (value !== null) address.searchParams.set(key, value);
  }
  return address;
}

type ShownError = { status: number; data?: { needs: Needs } };

/** The error page needs only the status and a missing permission. Stacks and causes must stay on the server. */
function statusesOf(errors: Record<string, unknown> | null): Record<string, ShownError> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      const needs = needsOf(error);
      return [route, { status: statusOf(error), ...(needs && { data: { needs } }) }];
    }),
  );
}

function statusOf(error: unknown): number {
  return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : 500;
}

/** Removes the host, so that no redirect leads to another site. */
function ownPath(location: string): string {
  const url = new URL(location, "http://site");
  return url.pathname + url.search;
}

/** The canonical spelling of a path; null if it is already canonical, or if the path is unknown. */
function writtenSpelling(pathname: string): string | null {
  const plain = pathname.length > 1 ? withoutLastSlashes(pathname) : pathname;
  if (plain.toLowerCase() === shopAreaPath) return pathname === shopDashboardPath ? null : shopDashboardPath;
  // Literal paths are checked first, because a path with `:id` would match them in any spelling.
  const literal = spelledPaths.find((path) => path.toLowerCase() === plain.toLowerCase());
  if (literal !== undefined) return literal === pathname ? null : literal;
  if (plain === pathname && isAmong(spelledPaths, pathname)) return null;
  for (const path of spelledPaths) {
    const match = matchPath({ path, caseSensitive: false }, plain);
    if (!match) continue;
    // `generatePath` encodes the parameters, so they are decoded first.
    const params = Object.fromEntries(
      Object.entries(match.params).map(([name, value]) => [name, plainAddress(value ?? "") ?? value]),
    );
    const { id = "" } = params;
    // Readable addresses and ids are in lower case.
    return generatePath(path, entryPaths.has(path) ? { ...params, id: id.toLowerCase() } : params);
  }
  return null;
}

/**
 * True if no screen matches the path in any spelling. False in areas for editors, which redirect guests to the login.
 */
export function isUnknown(url: string, isOnlyGerman: boolean): boolean {
  const { pathname } = inGerman(new URL(url, "http://site"), isOnlyGerman).asked;
  if (isOnlyGerman && isMailed(pathname)) return false;
  return !isEditorsPath(pathname) && isUnknownPath(pathname) && writtenSpelling(pathname) === null;
}

function isUnknownPath(pathname: string): boolean {
  // The paths of own pages match every path, so paths of areas for editors are compared only with the other paths.
  return !isAmong(isEditorsPath(pathname) ? spelledPaths : paths, pathname);
}

function isAmong(some: readonly string[], pathname: string): boolean {
  return some.some((path) => path === pathname || matchPath({ path, caseSensitive: true }, pathname));
}
