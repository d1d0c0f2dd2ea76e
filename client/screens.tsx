// The table of the screens for guests: a row contains all facts about a screen, and names its component.
import {
  experiencePages,
  type FixedPageName,
  fixedPages,
  guestbookPath,
  hasMap,
  hasPlaces,
  type ListTag,
  newsletterLeavePath,
  newsletterPath,
  ownPagePaths,
  withdrawalPath,
  searchPath,
  cartPath,
  checkoutPath,
  shopItemPath,
  shopOrderPath,
  shopPath,
} from "#contract/pages.ts";
import type { Config } from "#contract/config.ts";
import { previewPath } from "#contract/previews.ts";
import {
  entryHead,
  guestbookHead,
  homeHead,
  listHead,
  loginHead,
  newsletterHead,
  ownPageHead,
  pageHead,
  previewHead,
  searchHead,
  withdrawalHead,
} from "./heads.ts";
import {
  cardsOf,
  entryIn,
  entryOf,
  frontQuery,
  guestbook,
  hasComments,
  loadedWith,
  loadedWithMap,
  type Loads,
  loginLoader,
  monthQuery,
  ownPage,
  pageOf,
  pageQuery,
  placesQuery,
  withdrawalForm,
} from "./loaders.ts";
import { cart, checkout, item, shelf } from "./shop-loaders.ts";
import { results } from "./search-loaders.ts";
import { shopHead, shopItemHead, shopPageHead } from "./shop-heads.ts";
import { isServer, lazyScreen, type Menus, screen, type Screen } from "./screen.tsx";
import { loadGuestbook } from "./site/comments/load-comments.ts";
import { LateContactForm } from "./site/contact/LateContactForm.tsx";
import { loadLogin } from "./site/login/load-login.ts";
import { EntryList } from "./site/entries/EntryList.tsx";
import { EntryPage } from "./site/entries/EntryPage.tsx";
import { FixedPage, OwnPage } from "./site/pages/FixedPage.tsx";
import { loadWithdrawal } from "./site/withdrawal/load-withdrawal.ts";
import { loadLeaving, loadNewsletter } from "./site/newsletter/load-newsletter.ts";
import { loadSearch } from "./site/search/load-search.ts";
import { loadPreview } from "./site/preview/load-preview.ts";
import { hasFollow } from "./site/social/LateFollow.tsx";
import { SiteMap } from "./site/map/SiteMap.tsx";
import { loadCart, loadCheckout, loadItem, loadOrder, loadShelf } from "./site/shop/load-shop.ts";
import { HomePage } from "./site/pages/HomePage.tsx";
import type { Answers } from "./trpc.ts";

type Article = Answers["entries"]["article"];
/** The code of videos comes with pages that have one. */
const videoOf = ({ entry: { blocks } }: Article): string | false =>
  blocks.some(({ type }) => type === "video") && "client/site/blocks/video/VideoView.tsx";

const hasEnglish = (article: Article): boolean => article.hasEnglish;

type Rest = Partial<Pick<Screen, "menu" | "isBarLate">>;

const home = (path: string, rest: Rest): Screen =>
  screen({
    path,
    loads: loadedWith(entryOf("Willkommen"), frontQuery),
    show: (article) => <HomePage article={article} />,
    hasEnglish,
    module: isServer && videoOf,
    head: isServer && homeHead,
    isIndexed: true,
    isBarLate: true,
    ...rest,
  });

function loadsOf(name: FixedPageName): Loads<Article> {
  if (hasMap(name)) return loadedWithMap(entryOf(name));
  return hasPlaces(name) ? loadedWith(entryOf(name), placesQuery(name)) : entryOf(name);
}

const fixedPage = (name: FixedPageName, rest: Rest = {}): Screen =>
  screen({
    path: fixedPages[name],
    loads: loadsOf(name),
    show: (article) => <FixedPage name={name} article={article} />,
    hasEnglish,
    module: isServer && videoOf,
    head: isServer && pageHead(name),
    isIndexed: true,
    ...rest,
  });

/** What comes later, beside the cards. */
function partOfList(tag: ListTag, config: Config): string | false {
  if (tag === "Veranstaltungen") return "client/site/entries/month/MonthView.tsx";
  return hasFollow(config) && "client/site/social/Follow.tsx";
}

const list = (tag: ListTag, menu: Menus): Screen =>
  screen({
    path: `/${tag}`,
    loads: loadedWith(tag === "Veranstaltungen" ? loadedWith(cardsOf(tag), monthQuery) : cardsOf(tag), pageQuery(tag)),
    hasEnglish: (_cards, { utils }) => utils.entries.page.getData({ name: tag })?.hasEnglish === true,
    show: (cards, place) => <EntryList list={tag} page={pageOf(place)} first={cards} />,
    module: isServer && ((_cards, config) => partOfList(tag, config)),
    head: isServer && listHead(tag),
    isIndexed: true,
    keys: tag === "Veranstaltungen" ? ["seite", "monat"] : ["seite"],
    menu,
  });

const entry = (tag: ListTag): Screen =>
  screen({
    path: `/${tag}/:id`,
    loads: entryIn(tag),
    show: (article) => <EntryPage list={tag} article={article} />,
    hasEnglish,
    module:
      isServer &&
      ((article, config) => [
        hasComments(article.entry, config) && "client/site/comments/Comments.tsx",
        videoOf(article),
      ]),
    head: isServer && entryHead,
    isIndexed: true,
    // Of its comments; a day of an event that comes again.
    keys: tag === "Veranstaltungen" ? ["seite", "tag"] : ["seite"],
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
    menu: { main: { order: 6, label: "nav.Projekt" }, footer: { order: 3, label: "footer.Projekt" } },
  }),
  screen({
    path: fixedPages.Kontakt,
    loads: loadsOf("Kontakt"),
    show: (article) => (
      <>
        <FixedPage name="Kontakt" article={article} />
        <LateContactForm />
        <SiteMap />
      </>
    ),
    hasEnglish,
    module: isServer && ((article) => ["client/site/contact/ContactForm.tsx", videoOf(article)]),
    head: isServer && pageHead("Kontakt"),
    isIndexed: true,
    menu: { footer: { order: 2, label: "footer.Kontakt" }, drawer: { order: 1, label: "footer.Kontakt" } },
  }),
  fixedPage("Datenschutz", { isBarLate: true, menu: { footer: { order: 4, label: "footer.Datenschutz" } } }),
  fixedPage("AGB", { menu: { footer: { order: 7, label: "footer.AGB", withContracts: true } } }),
  fixedPage("Widerrufsbelehrung", {
    menu: { footer: { order: 8, label: "footer.Widerrufsbelehrung", withContracts: true } },
  }),
  fixedPage("Impressum", { isBarLate: true, menu: { footer: { order: 1, label: "footer.Impressum" } } }),
  fixedPage("Barrierefreiheit", { menu: { footer: { order: 10, label: "footer.Barrierefreiheit" } } }),
  ...experiencePages.map((name) => fixedPage(name)),
  lazyScreen({
    path: guestbookPath,
    module: isServer && "client/site/comments/GuestbookPage.tsx",
    load: loadGuestbook,
    loads: guestbook,
    head: isServer && guestbookHead,
    isIndexed: true,
    keys: ["seite"],
    menu: { main: { order: 7, label: "guestbook" }, footer: { order: 5, label: "guestbook" } },
  }),
  lazyScreen({
    path: shopPath,
    module: isServer && "client/site/shop/ShelfPage.tsx",
    load: loadShelf,
    loads: shelf,
    head: isServer && shopHead,
    isIndexed: true,
    keys: ["tag"],
    menu: { main: { order: 5, label: "shop" }, footer: { order: 6, label: "shop" } },
  }),
  lazyScreen({
    path: cartPath,
    module: isServer && "client/site/shop/cart/CartPage.tsx",
    load: loadCart,
    loads: cart,
    head: isServer && shopPageHead("cart.link"),
    isIndexed: false,
  }),
  lazyScreen({
    path: checkoutPath,
    module: isServer && "client/site/shop/checkout/CheckoutPage.tsx",
    load: loadCheckout,
    loads: checkout,
    head: isServer && shopPageHead("checkout"),
    isIndexed: false,
  }),
  lazyScreen({
    path: shopOrderPath(":id"),
    module: isServer && "client/site/shop/order/OrderPage.tsx",
    load: loadOrder,
    head: isServer && shopPageHead("order"),
    isIndexed: false,
  }),
  lazyScreen({
    path: shopItemPath(":id"),
    module: isServer && "client/site/shop/ItemPage.tsx",
    load: loadItem,
    loads: item,
    hasEnglish: ({ product }) => Boolean(product.en?.title),
    head: isServer && shopItemHead,
    isIndexed: true,
  }),
  lazyScreen({
    path: withdrawalPath,
    module: isServer && "client/site/withdrawal/WithdrawalPage.tsx",
    load: loadWithdrawal,
    loads: withdrawalForm,
    head: isServer && withdrawalHead,
    isIndexed: true,
    menu: { footer: { order: 9, label: "withdrawal", withContracts: true } },
  }),
  lazyScreen({
    path: searchPath,
    module: isServer && "client/site/search/SearchPage.tsx",
    load: loadSearch,
    loads: results,
    head: isServer && searchHead,
    isIndexed: false,
    keys: ["q", "seite"],
    isKept: false,
    menu: { drawer: { order: 2, label: "search.title" } },
  }),
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
    path: previewPath,
    module: isServer && "client/site/preview/PreviewPage.tsx",
    load: loadPreview,
    head: isServer && previewHead,
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
  ...ownPagePaths.map((path) =>
    screen({
      path,
      loads: ownPage,
      show: (article) => <OwnPage article={article} />,
      hasEnglish,
      module: isServer && videoOf,
      head: isServer && ownPageHead,
      isIndexed: true,
    }),
  ),
];
