import {
  creditsPath,
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
  ENTRY_IN_LINK,
  PRODUCT_IN_LINK,
  PICTURE_IN_LINK,
  takedownPath,
  withdrawalPath,
  searchPath,
  cartPath,
  checkoutPath,
  shopItemPath,
  shopOrderPath,
  shopPath,
} from "#contract/values/pages.ts";
import { isOn } from "#contract/values/components.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { previewPath } from "#contract/values/previews.ts";
import { guestbookHead } from "../site/comments/head.ts";
import { searchHead } from "../site/search/head.ts";
import { withdrawalHead } from "../site/withdrawal/head.ts";
import { previewHead } from "../site/preview/head.ts";
import { newsletterHead } from "../site/newsletter/head.ts";
import { loginHead } from "../site/login/head.ts";
import { homeHead, ownPageHead, pageHead } from "../site/pages/heads.ts";
import { entryHead, listHead } from "../site/entries/heads.ts";
import { type Loads, pageOf, loadedWith } from "../api/loader.ts";
import { orderLoader, cart, checkout, item, shelf } from "../site/shop/loaders.ts";
import { loginLoader } from "../site/login/loaders.ts";
import { loadedWithMap } from "../site/map/loaders.ts";
import { entryOf, frontQuery, homeEntry, loadedWithDoor, ownPage, placesQuery } from "../site/pages/loaders.ts";
import { loadHome } from "../site/pages/load-home.ts";
import { pageQuery, cardsOf, entryIn, hasComments, monthQuery } from "../site/entries/loaders.ts";
import { withdrawalForm } from "../site/withdrawal/loaders.ts";
import { guestbook } from "../site/comments/loaders.ts";
import { results } from "../site/search/loaders.ts";
import { shopHead, shopItemHead, shopPageHead } from "../site/shop/heads.ts";
import { lazyScreen, screen, type Screen } from "../head/screen.tsx";
import { loadGuestbook } from "../site/comments/load-comments.ts";
import { loadedWithContactForm } from "../site/contact/load-contact-form.ts";
import { LateContactForm } from "../site/contact/LateContactForm.tsx";
import { loadLogin } from "../site/login/load-login.ts";
import { EntryList } from "../site/entries/EntryList.tsx";
import { EntryPage } from "../site/entries/EntryPage.tsx";
import { FixedPage, OwnPage } from "../site/pages/FixedPage.tsx";
import { loadWithdrawal } from "../site/withdrawal/load-withdrawal.ts";
import { loadLeaving, loadNewsletter } from "../site/newsletter/load-newsletter.ts";
import { creditsHead, takedownHead } from "../site/pictures/heads.ts";
import { loadCredits, loadTakedown } from "../site/pictures/load-pictures.ts";
import { credits, takedown } from "../site/pictures/loaders.ts";
import { loadSearch } from "../site/search/load-search.ts";
import { loadPreview } from "../site/preview/load-preview.ts";
import { hasFollow } from "../site/social/LateFollow.tsx";
import { loadedWithArticle } from "../site/blocks/late/article-loader.ts";
import { modulesOf } from "../site/blocks/late/late-views.ts";
import { LateMap } from "../site/map/LateMap.tsx";
import { loadCart, loadCheckout, loadItem, loadOrder, loadShelf } from "../site/shop/load-shop.ts";
import type { Answers, Utils } from "../api/trpc.ts";

type Article = Answers["entries"]["article"];
const viewsOf = ({ entry }: Article): string[] => modulesOf(entry.blocks);

const mapOf = (name: FixedPageName, settings: SiteSettings): string | false =>
  hasMap(name) && isOn(settings, "map") && "client/site/map/SiteMap.tsx";

const hasEnglish = (article: Article): boolean => article.hasEnglish;

const home = (path: string): Screen =>
  lazyScreen<Article>({
    path,
    load: loadHome,
    loads: loadedWithDoor(loadedWith(homeEntry, frontQuery)),
    hasEnglish,
    module: import.meta.env.SSR && ((article) => ["client/site/pages/HomePage.tsx", ...viewsOf(article)]),
    head: import.meta.env.SSR && homeHead,
    isIndexed: true,
  });

function loadsOf(name: FixedPageName): Loads<Article> {
  if (hasMap(name)) return loadedWithMap(entryOf(name));
  return hasPlaces(name) ? loadedWith(entryOf(name), placesQuery(name)) : entryOf(name);
}

const fixedPage = (name: FixedPageName): Screen =>
  screen({
    path: fixedPages[name],
    loads: loadsOf(name),
    show: (article) => <FixedPage name={name} article={article} />,
    hasEnglish,
    module: import.meta.env.SSR && ((article, settings) => [mapOf(name, settings), ...viewsOf(article)]),
    head: import.meta.env.SSR && pageHead(name),
    isIndexed: true,
  });

function partOfList(tag: ListTag, settings: SiteSettings): string | false {
  if (tag === "Veranstaltungen") return "client/site/entries/month/MonthView.tsx";
  return hasFollow(settings) && "client/site/social/Follow.tsx";
}

const pageOfList = (tag: ListTag, utils: Utils): Article | undefined => utils.entries.page.getData({ name: tag });

const list = (tag: ListTag): Screen =>
  screen({
    path: `/${tag}`,
    loads: loadedWithArticle(
      tag === "Veranstaltungen" ? loadedWith(cardsOf(tag), monthQuery) : cardsOf(tag),
      pageQuery(tag),
    ),
    hasEnglish: (_cards, { utils }) => pageOfList(tag, utils)?.hasEnglish === true,
    show: (cards, place) => <EntryList list={tag} page={pageOf(place)} first={cards} />,
    module:
      import.meta.env.SSR &&
      ((_cards, settings, { utils }) => [
        partOfList(tag, settings),
        ...modulesOf(pageOfList(tag, utils)?.entry.blocks ?? []),
      ]),
    head: import.meta.env.SSR && listHead(tag),
    isIndexed: true,
    keys: tag === "Veranstaltungen" ? ["seite", "monat"] : ["seite"],
  });

const entry = (tag: ListTag): Screen =>
  screen({
    path: `/${tag}/:id`,
    loads: entryIn(tag),
    show: (article) => <EntryPage list={tag} article={article} />,
    hasEnglish,
    module:
      import.meta.env.SSR &&
      ((article, settings) => [
        hasComments(article.entry, settings) && "client/site/comments/Comments.tsx",
        ...viewsOf(article),
      ]),
    head: import.meta.env.SSR && entryHead,
    isIndexed: true,
    // `seite`: the page of the comments. `tag`: the date of a recurring event.
    keys: tag === "Veranstaltungen" ? ["seite", "tag"] : ["seite"],
  });

export const siteScreens: readonly Screen[] = [
  home("/"),
  home("/Willkommen"),
  list("Aktuelles"),
  entry("Aktuelles"),
  list("Veranstaltungen"),
  entry("Veranstaltungen"),
  fixedPage("Erlebnis"),
  fixedPage("Projekt"),
  screen({
    path: fixedPages.Kontakt,
    loads: loadedWithContactForm(loadsOf("Kontakt")),
    show: (article) => (
      <>
        <FixedPage name="Kontakt" article={article} />
        <LateContactForm />
        <LateMap />
      </>
    ),
    hasEnglish,
    module:
      import.meta.env.SSR &&
      ((article, settings) => ["client/site/contact/ContactForm.tsx", mapOf("Kontakt", settings), ...viewsOf(article)]),
    head: import.meta.env.SSR && pageHead("Kontakt"),
    isIndexed: true,
  }),
  fixedPage("Datenschutz"),
  fixedPage("AGB"),
  fixedPage("Widerrufsbelehrung"),
  fixedPage("Impressum"),
  fixedPage("Barrierefreiheit"),
  ...experiencePages.map((name) => fixedPage(name)),
  lazyScreen({
    path: guestbookPath,
    module: import.meta.env.SSR && "client/site/comments/GuestbookPage.tsx",
    load: loadGuestbook,
    loads: guestbook,
    head: import.meta.env.SSR && guestbookHead,
    isIndexed: true,
    keys: ["seite"],
  }),
  lazyScreen({
    path: shopPath,
    module: import.meta.env.SSR && "client/site/shop/ShelfPage.tsx",
    load: loadShelf,
    loads: shelf,
    head: import.meta.env.SSR && shopHead,
    isIndexed: true,
    keys: ["tag"],
  }),
  lazyScreen({
    path: cartPath,
    module: import.meta.env.SSR && "client/site/shop/cart/CartPage.tsx",
    load: loadCart,
    loads: cart,
    head: import.meta.env.SSR && shopPageHead("cart.link"),
    isIndexed: false,
  }),
  lazyScreen({
    path: checkoutPath,
    module: import.meta.env.SSR && "client/site/shop/checkout/CheckoutPage.tsx",
    load: loadCheckout,
    loads: checkout,
    head: import.meta.env.SSR && shopPageHead("checkout"),
    isIndexed: false,
  }),
  lazyScreen({
    path: shopOrderPath(":id"),
    module: import.meta.env.SSR && "client/site/shop/order/OrderPage.tsx",
    load: loadOrder,
    loader: orderLoader,
    head: import.meta.env.SSR && shopPageHead("order"),
    isIndexed: false,
  }),
  lazyScreen({
    path: shopItemPath(":id"),
    module: import.meta.env.SSR && "client/site/shop/ItemPage.tsx",
    load: loadItem,
    loads: item,
    hasEnglish: ({ product }) => Boolean(product.en?.title),
    head: import.meta.env.SSR && shopItemHead,
    isIndexed: true,
  }),
  lazyScreen({
    path: withdrawalPath,
    module: import.meta.env.SSR && "client/site/withdrawal/WithdrawalPage.tsx",
    load: loadWithdrawal,
    loads: withdrawalForm,
    head: import.meta.env.SSR && withdrawalHead,
    isIndexed: true,
  }),
  lazyScreen({
    path: creditsPath,
    module: import.meta.env.SSR && "client/site/pictures/CreditsPage.tsx",
    load: loadCredits,
    loads: credits,
    head: import.meta.env.SSR && creditsHead,
    isIndexed: true,
    keys: ["seite"],
  }),
  lazyScreen({
    path: takedownPath,
    module: import.meta.env.SSR && "client/site/pictures/TakedownPage.tsx",
    load: loadTakedown,
    loads: takedown,
    head: import.meta.env.SSR && takedownHead,
    isIndexed: false,
    keys: [PICTURE_IN_LINK, ENTRY_IN_LINK, PRODUCT_IN_LINK],
    isKept: false,
  }),
  lazyScreen({
    path: searchPath,
    module: import.meta.env.SSR && "client/site/search/SearchPage.tsx",
    load: loadSearch,
    loads: results,
    head: import.meta.env.SSR && searchHead,
    isIndexed: false,
    keys: ["q", "seite"],
    isKept: false,
  }),
  lazyScreen({
    path: newsletterPath,
    module: import.meta.env.SSR && "client/site/newsletter/NewsletterPage.tsx",
    load: loadNewsletter,
    head: import.meta.env.SSR && newsletterHead,
    isIndexed: true,
  }),
  lazyScreen({
    path: newsletterLeavePath,
    module: import.meta.env.SSR && "client/site/newsletter/LeavePage.tsx",
    load: loadLeaving,
    head: import.meta.env.SSR && newsletterHead,
    isIndexed: false,
  }),
  lazyScreen({
    path: previewPath,
    module: import.meta.env.SSR && "client/site/preview/PreviewPage.tsx",
    load: loadPreview,
    head: import.meta.env.SSR && previewHead,
    isIndexed: false,
  }),
  lazyScreen({
    path: "/login",
    module: import.meta.env.SSR && "client/site/login/LoginPage.tsx",
    load: loadLogin,
    loader: loginLoader,
    head: import.meta.env.SSR && loginHead,
    isIndexed: false,
    keys: ["next", "reset", "invitation", "handle"],
  }),
  ...ownPagePaths.map((path) =>
    screen({
      path,
      loads: ownPage,
      show: (article) => <OwnPage article={article} />,
      hasEnglish,
      module: import.meta.env.SSR && viewsOf,
      head: import.meta.env.SSR && ownPageHead,
      isIndexed: true,
    }),
  ),
];
