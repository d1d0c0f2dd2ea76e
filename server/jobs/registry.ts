// All background work, one line each: kinds of jobs, and what every process repeats.
import { addressCounting } from "../addresses/count-asked.ts";
import { readableAddresses } from "../addresses/name-entries.ts";
import { visitCounting } from "../analytics/count-visits.ts";
import { visitRetention } from "../analytics/retention.ts";
import { auditRetention } from "../audit/retention.ts";
import { expiredSessions } from "../auth/expired-sessions.ts";
import { demoRetention } from "../demo/retention.ts";
import { binRetention, fileBinRetention } from "../bin/retention.ts";
import { expiredCaptchas } from "../captcha/expired-captchas.ts";
import { commentRetention } from "../comments/retention.ts";
import { reserveKeeping } from "../files/keep-reserve.ts";
import { unusedBytesRemoval } from "../files/unused-bytes.ts";
import { mapJobs } from "../map/draw-still.ts";
import { mailJobs } from "../mail/deliver.ts";
import { occurrencesAhead } from "../events/keep-ahead.ts";
import { documentRemoval } from "../documents/retention.ts";
import { sentMailRemoval } from "../mail/retention.ts";
import { messageRetention } from "../messages/retention.ts";
import { newsletterJobs } from "../newsletter/deliver-issue.ts";
import { unconfirmedRequests } from "../newsletter/unconfirmed.ts";
import { pushJobs } from "../notifications/deliver-notice.ts";
import { paymentJobs } from "../payments/check-payment.ts";
import { refundJobs } from "../payments/refund-order.ts";
import { orderRetention } from "../orders/retention.ts";
import type { Services } from "../context.ts";
import type { JobKind } from "./kind.ts";
import { jobQueue } from "./queue.ts";
import type { BackgroundWork, RunningWork } from "./work.ts";
import { endedPosts } from "../social/ended.ts";
import { shareJobs } from "../social/work-post.ts";
import { videoJobs } from "../videos/fetch-still.ts";
import { unsaidWords } from "../search/unsaid-words.ts";
import { suspiciousRetention } from "../suspicious/retention.ts";
import { withdrawalRetention } from "../withdrawals/retention.ts";

export const jobKinds: readonly JobKind[] = [
  mailJobs,
  newsletterJobs,
  pushJobs,
  mapJobs,
  videoJobs,
  paymentJobs,
  refundJobs,
  shareJobs,
];

const works: readonly BackgroundWork[] = [
  jobQueue(jobKinds),
  expiredSessions,
  auditRetention,
  unconfirmedRequests,
  expiredCaptchas,
  unusedBytesRemoval,
  reserveKeeping,
  messageRetention,
  commentRetention,
  binRetention,
  fileBinRetention,
  demoRetention,
  orderRetention,
  withdrawalRetention,
  suspiciousRetention,
  sentMailRemoval,
  documentRemoval,
  occurrencesAhead,
  visitCounting,
  addressCounting,
  readableAddresses,
  visitRetention,
  unsaidWords,
  endedPosts,
];

/** Starts all background work. */
export function startBackgroundWork(services: Services): RunningWork {
  const running = works.map((work) => work.start(services));
  return {
    stop: async () => {
      await Promise.all(running.map((work) => work.stop()));
    },
  };
}
