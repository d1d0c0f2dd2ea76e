import { auditDays } from "#contract/schemas/audit.ts";
import { APPROVAL_DAYS } from "#contract/values/approvals.ts";
import { BIN_DAYS } from "#contract/values/bin.ts";
import { limits, suspiciousDays } from "#contract/values/limits.ts";
import { dropApprovalsBefore } from "../approvals/store.ts";
import { dropBinned } from "../content/bin/store.ts";
import { removeExpiredCaptchas } from "../forms/captcha/store.ts";
import { dropSuspiciousBefore } from "../forms/suspicious/store.ts";
import { keptFor } from "../kernel/jobs/retention.ts";
import { CONFIRM_DAYS } from "../letters/newsletter/confirm-days.ts";
import { removeUnconfirmed } from "../letters/newsletter/subscribers-store.ts";
import { binnedFileRetention } from "../library/files/drop-binned-files.ts";
import { outboxFileRetention } from "../mail/mails/outbox-retention.ts";
import { dropPassedSlots } from "../mail/mails/mail-slots.ts";
import { dropSentMails, sentMailDays } from "../mail/mails/drop-sent-mails.ts";
import { dropAuditBefore } from "../people/audit/store.ts";
import { dropIdempotentAnswers, idempotentDays } from "../people/tokens/idempotent-answers.ts";
import { dropTokensEndedBefore, endedTokenDays } from "../people/tokens/store.ts";
import { addressCounting } from "../content/redirects/store-counts.ts";
import { readableAddresses } from "../content/redirects/name-entries.ts";
import { productAddresses } from "../shop/products/addresses.ts";
import { visitCounting } from "../site/analytics/count-visits.ts";
import { visitRetention } from "../site/analytics/retention.ts";
import { expiredSessions } from "../people/auth/expired-sessions.ts";
import { demoRetention } from "../site/demo/retention.ts";
import { commentRetention } from "../letters/comments/retention.ts";
import { pictureFinishing } from "../library/files/finish-pictures.ts";
import { reserveKeeping } from "../library/files/keep-reserve.ts";
import { unusedBytesRemoval } from "../library/files/unused-bytes.ts";
import { mapJobs } from "../site/map/draw-still.ts";
import { mailJobs } from "../mail/mails/deliver.ts";
import { occurrencesAhead } from "../content/entries/keep-ahead.ts";
import { documentRemoval } from "../shop/documents/retention.ts";
import { messageReminders } from "../letters/messages/remind.ts";
import { takedownRetention } from "../letters/takedowns/retention.ts";
import { messageRetention } from "../letters/messages/retention.ts";
import { newsletterJobs } from "../letters/newsletter/deliver-issue.ts";
import { pushJobs } from "../mail/notifications/deliver-notice.ts";
import { paymentJobs } from "../shop/payments/check-payment.ts";
import { refundJobs } from "../shop/payments/refund-order.ts";
import { orderRetention } from "../shop/orders/retention.ts";
import { attachmentsOf } from "./mail-attachments.ts";
import { contents } from "./notification-contents.ts";
import type { Services } from "../kernel/context.ts";
import type { JobKind } from "../kernel/jobs/kind.ts";
import { jobQueue } from "../kernel/jobs/queue.ts";
import type { BackgroundWork, RunningWork } from "../kernel/jobs/work.ts";
import { endedPosts } from "../letters/social/ended.ts";
import { shareJobs } from "../letters/social/work-post.ts";
import { videoJobs } from "../content/videos/fetch-still.ts";
import { weeklyStatus } from "../site/status/tell-weekly.ts";
import { unsaidWords } from "../site/search/unsaid-words.ts";
import { siteCopyWork } from "../site/site-copy/work.ts";
import { backupWork } from "../site/backups/work.ts";
import { momentsForPrograms } from "../content/entries/announce-moments.ts";
import { webhookJobs } from "../mail/webhooks/deliver.ts";
import { dropDeliveriesBefore } from "../mail/webhooks/store.ts";
import { withdrawalRetention } from "../shop/withdrawals/retention.ts";

export const jobKinds: readonly JobKind[] = [
  mailJobs(attachmentsOf),
  newsletterJobs,
  pushJobs(contents),
  mapJobs,
  videoJobs,
  paymentJobs,
  refundJobs,
  shareJobs,
  webhookJobs,
];

const works: readonly BackgroundWork[] = [
  jobQueue(jobKinds),
  expiredSessions,
  keptFor("ended tokens", endedTokenDays, dropTokensEndedBefore),
  keptFor("answers of repeatable requests", idempotentDays, dropIdempotentAnswers),
  keptFor("audit log", auditDays, dropAuditBefore),
  keptFor("unconfirmed requests for the newsletter", CONFIRM_DAYS, removeUnconfirmed),
  keptFor("expired captchas", 0, removeExpiredCaptchas),
  pictureFinishing,
  unusedBytesRemoval,
  reserveKeeping,
  messageRetention,
  messageReminders,
  commentRetention,
  keptFor("bin", BIN_DAYS, dropBinned),
  binnedFileRetention,
  demoRetention,
  orderRetention,
  withdrawalRetention,
  keptFor("requests for a second person", APPROVAL_DAYS, dropApprovalsBefore),
  keptFor("suspicious", suspiciousDays, dropSuspiciousBefore),
  keptFor("mails sent long ago", sentMailDays, dropSentMails),
  keptFor("slots of mails", 0, dropPassedSlots),
  documentRemoval,
  occurrencesAhead,
  visitCounting,
  addressCounting,
  readableAddresses,
  productAddresses,
  visitRetention,
  unsaidWords,
  endedPosts,
  takedownRetention,
  momentsForPrograms,
  weeklyStatus,
  outboxFileRetention,
  backupWork,
  siteCopyWork,
  keptFor("deliveries to webhooks", limits.webhookDeliveryDays, dropDeliveriesBefore),
];

export function startBackgroundWork(services: Services): RunningWork {
  const running = works.map((work) => work.start(services));
  return {
    stop: async () => {
      await Promise.all(running.map((work) => work.stop()));
    },
  };
}
