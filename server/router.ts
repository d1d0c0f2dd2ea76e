// The procedures of all features, one line each.
import { accountRouter } from "./auth/account-router.ts";
import { analyticsRouter } from "./analytics/router.ts";
import { auditRouter } from "./audit/router.ts";
import { authRouter } from "./auth/router.ts";
import { bankRouter } from "./bank/router.ts";
import { binRouter } from "./bin/router.ts";
import { captchaRouter } from "./captcha/router.ts";
import { commentsRouter, guestbookRouter, moderationRouter } from "./comments/router.ts";
import { configRouter } from "./config/router.ts";
import { customersRouter } from "./customers/router.ts";
import { demoRouter } from "./demo/router.ts";
import { documentsRouter, ownDocumentsRouter } from "./documents/router.ts";
import { entriesRouter } from "./entries/router.ts";
import { filesRouter } from "./files/router.ts";
import { jobsRouter } from "./jobs/router.ts";
import { linksRouter } from "./links/router.ts";
import { lawRouter } from "./legal-check/router.ts";
import { legalRouter } from "./legal-pages/router.ts";
import { videosRouter } from "./videos/router.ts";
import { addressesRouter } from "./addresses/router.ts";
import { navigationRouter } from "./navigation/router.ts";
import { mapRouter } from "./map/router.ts";
import { mailsRouter } from "./mail/router.ts";
import { messagesRouter } from "./messages/router.ts";
import { newsletterRouter } from "./newsletter/router.ts";
import { overviewRouter } from "./overview/router.ts";
import { notificationsRouter } from "./notifications/router.ts";
import { previewsRouter } from "./previews/router.ts";
import { paymentsRouter } from "./payments/router.ts";
import { personsRouter } from "./persons/router.ts";
import { ordersRouter, ownOrderRouter } from "./orders/router.ts";
import { selfTestsRouter } from "./self-tests/router.ts";
import { productsRouter } from "./products/router.ts";
import { salesRouter } from "./sales/router.ts";
import { searchRouter } from "./search/router.ts";
import { shopRouter, shopSettingsRouter } from "./shop/router.ts";
import { translationsRouter } from "./translations/router.ts";
import { seoRouter } from "./seo/router.ts";
import { sharingRouter, socialRouter } from "./social/router.ts";
import { suspiciousRouter } from "./suspicious/router.ts";
import { tagsRouter } from "./tags/router.ts";
import { tokensRouter } from "./tokens/router.ts";
import { createCallerFactory, router } from "./trpc.ts";
import { workingCopiesRouter } from "./working-copies/router.ts";
import { withdrawalsRouter } from "./withdrawals/router.ts";
import { usersRouter } from "./users/router.ts";

export const appRouter = router({
  analytics: analyticsRouter,
  account: accountRouter,
  audit: auditRouter,
  auth: authRouter,
  bank: bankRouter,
  bin: binRouter,
  captcha: captchaRouter,
  comments: commentsRouter,
  config: configRouter,
  customers: customersRouter,
  demo: demoRouter,
  documents: documentsRouter,
  entries: entriesRouter,
  files: filesRouter,
  guestbook: guestbookRouter,
  jobs: jobsRouter,
  law: lawRouter,
  legal: legalRouter,
  // The client has a field "links" of its own.
  siteLinks: linksRouter,
  mails: mailsRouter,
  addresses: addressesRouter,
  map: mapRouter,
  navigation: navigationRouter,
  videos: videosRouter,
  messages: messagesRouter,
  moderation: moderationRouter,
  newsletter: newsletterRouter,
  overview: overviewRouter,
  notifications: notificationsRouter,
  payments: paymentsRouter,
  previews: previewsRouter,
  persons: personsRouter,
  orders: ordersRouter,
  ownDocuments: ownDocumentsRouter,
  ownOrder: ownOrderRouter,
  selfTests: selfTestsRouter,
  products: productsRouter,
  sales: salesRouter,
  search: searchRouter,
  seo: seoRouter,
  translations: translationsRouter,
  sharing: sharingRouter,
  shop: shopRouter,
  shopSettings: shopSettingsRouter,
  social: socialRouter,
  suspicious: suspiciousRouter,
  tags: tagsRouter,
  tokens: tokensRouter,
  withdrawals: withdrawalsRouter,
  workingCopies: workingCopiesRouter,
  users: usersRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
