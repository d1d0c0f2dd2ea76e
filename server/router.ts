import { accountRouter } from "./people/auth/account-router.ts";
import { analyticsRouter } from "./site/analytics/router.ts";
import { approvalsRouter } from "./site/approvals/router.ts";
import { auditRouter } from "./people/audit/router.ts";
import { authRouter } from "./people/auth/router.ts";
import { bankRouter } from "./shop/bank/router.ts";
import { binRouter } from "./content/bin/router.ts";
import { captchaRouter } from "./forms/captcha/router.ts";
import { commentsRouter, guestbookRouter, moderationRouter } from "./letters/comments/router.ts";
import { settingsRouter } from "./site/settings/router.ts";
import { customersRouter } from "./shop/reports/customers/router.ts";
import { creditsRouter } from "./site/credits/router.ts";
import { demoRouter } from "./site/demo/router.ts";
import { documentsRouter, ownDocumentsRouter } from "./shop/documents/router.ts";
import { entriesRouter } from "./content/entries/router.ts";
import { eInvoicesRouter } from "./library/e-invoices/router.ts";
import { filesRouter } from "./library/files/router.ts";
import { jobsRouter } from "./kernel/jobs/router.ts";
import { linkTargetsRouter } from "./content/link-targets/router.ts";
import { lawRouter } from "./site/law/router.ts";
import { legalRouter } from "./site/legal/router.ts";
import { videosRouter } from "./content/videos/router.ts";
import { addressesRouter } from "./content/redirects/router.ts";
import { navigationRouter } from "./content/navigation/router.ts";
import { mapRouter } from "./site/map/router.ts";
import { mailsRouter } from "./mail/mails/router.ts";
import { formsRouter } from "./letters/forms/router.ts";
import { messagesRouter } from "./letters/messages/router.ts";
import { newsletterRouter } from "./letters/newsletter/router.ts";
import { overviewRouter } from "./site/overview/router.ts";
import { notificationsRouter } from "./site/notifications/router.ts";
import { paletteRouter } from "./site/palette/router.ts";
import { notesRouter } from "./content/notes/router.ts";
import { previewsRouter } from "./content/previews/router.ts";
import { paymentsRouter } from "./shop/payments/router.ts";
import { personsRouter } from "./people/persons/router.ts";
import { couponsRouter } from "./shop/coupons/router.ts";
import { ordersRouter, ownOrderRouter } from "./shop/ordering/orders-router.ts";
import { selfTestsRouter } from "./site/self-tests/router.ts";
import { productsRouter } from "./shop/products/router.ts";
import { salesRouter } from "./shop/reports/sales/router.ts";
import { searchRouter } from "./site/search/router.ts";
import { shopRouter, shopSettingsRouter } from "./shop/ordering/shop-router.ts";
import { translationsRouter } from "./content/translations/router.ts";
import { seoRouter } from "./site/seo/router.ts";
import { statusRouter } from "./site/status/router.ts";
import { sharingRouter, socialRouter } from "./letters/social/router.ts";
import { suspiciousRouter } from "./letters/suspicious/router.ts";
import { takedownsRouter } from "./letters/takedowns/router.ts";
import { tagsRouter } from "./library/tags/router.ts";
import { tokensRouter } from "./people/tokens/router.ts";
import { createCallerFactory, router } from "./kernel/trpc.ts";
import { workingCopiesRouter } from "./content/editing/router.ts";
import { withdrawalsRouter } from "./shop/withdrawals/router.ts";
import { backupsRouter } from "./site/backups/router.ts";
import { boardHandoverRouter } from "./site/board-handover/router.ts";
import { siteCopyRouter } from "./site/site-copy/router.ts";
import { webhooksRouter } from "./site/webhooks/router.ts";
import { usersRouter } from "./people/users/router.ts";

export const appRouter = router({
  analytics: analyticsRouter,
  account: accountRouter,
  approvals: approvalsRouter,
  audit: auditRouter,
  auth: authRouter,
  bank: bankRouter,
  bin: binRouter,
  captcha: captchaRouter,
  comments: commentsRouter,
  settings: settingsRouter,
  credits: creditsRouter,
  customers: customersRouter,
  demo: demoRouter,
  documents: documentsRouter,
  entries: entriesRouter,
  files: filesRouter,
  eInvoices: eInvoicesRouter,
  guestbook: guestbookRouter,
  jobs: jobsRouter,
  law: lawRouter,
  legal: legalRouter,
  linkTargets: linkTargetsRouter,
  mails: mailsRouter,
  addresses: addressesRouter,
  map: mapRouter,
  navigation: navigationRouter,
  videos: videosRouter,
  messages: messagesRouter,
  forms: formsRouter,
  moderation: moderationRouter,
  newsletter: newsletterRouter,
  notes: notesRouter,
  overview: overviewRouter,
  notifications: notificationsRouter,
  palette: paletteRouter,
  payments: paymentsRouter,
  previews: previewsRouter,
  persons: personsRouter,
  coupons: couponsRouter,
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
  status: statusRouter,
  suspicious: suspiciousRouter,
  takedowns: takedownsRouter,
  tags: tagsRouter,
  tokens: tokensRouter,
  withdrawals: withdrawalsRouter,
  workingCopies: workingCopiesRouter,
  users: usersRouter,
  backups: backupsRouter,
  siteCopy: siteCopyRouter,
  boardHandover: boardHandoverRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
