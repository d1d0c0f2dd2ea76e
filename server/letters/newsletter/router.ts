import {
  createIssueInput,
  importSubscribersInput,
  issueIdInput,
  issuePageInput,
  listRecipientsInput,
  listSubscribersInput,
  newsletterTokenInput,
  pickEntriesInput,
  retryIssueInput,
  startIssueInput,
  subscribeInput,
  subscriberIdsInput,
  testIssueInput,
  updateIssueInput,
} from "#contract/schemas/newsletter.ts";
import { updateNewsletterSettingsInput } from "#contract/schemas/newsletter-settings.ts";
import { may, router } from "../../kernel/trpc.ts";
import { importSubscribers } from "./import-subscribers.ts";
import { listRecipients } from "./issues-store.ts";
import { pickComingEvents, pickEntries } from "./pick-entries.ts";
import { presentSubscriber } from "./present.ts";
import { previewIssue } from "./preview-issue.ts";
import { getIssue, pageOfIssues } from "./read-issues.ts";
import { receiveSubscription } from "./receive-subscription.ts";
import { removeSubscribers } from "./remove-subscribers.ts";
import { createIssue, deleteIssue, updateIssue } from "./save-issue.ts";
import { pauseIssue, resumeIssue, retryIssue, sendTest, startIssue } from "./send-issue.ts";
import { newsletterSettings } from "./settings.ts";
import { confirm, leave } from "./subscribe.ts";
import { countByState, listSubscribers } from "./subscribers-store.ts";

export const newsletterRouter = router({
  subscribe: may("create", "subscriptions")
    .input(subscribeInput)
    .mutation(({ ctx, input }) => receiveSubscription(ctx, input)),
  confirm: may("update", "subscriptions")
    .input(newsletterTokenInput)
    .mutation(({ ctx, input }) => confirm(ctx, input)),
  leave: may("update", "subscriptions")
    .input(newsletterTokenInput)
    .mutation(({ ctx, input }) => leave(ctx, input)),
  subscribers: may("read", "subscribers")
    .input(listSubscribersInput)
    .query(async ({ ctx: { services }, input }) => {
      const { rows, total } = await listSubscribers(services.database.db, input);
      return { items: rows.map(presentSubscriber), total, counts: await countByState(services.database.db) };
    }),
  importSubscribers: may("create", "subscribers")
    .input(importSubscribersInput)
    .mutation(({ ctx, input }) => importSubscribers(ctx, input)),
  removeSubscribers: may("remove", "subscribers")
    .input(subscriberIdsInput)
    .mutation(async ({ ctx, input }) => ({ removed: await removeSubscribers(ctx, input.ids) })),
  settings: may("read", "newsletters").query(({ ctx }) => newsletterSettings.read(ctx.services.database.db)),
  updateSettings: may("update", "newsletters")
    .input(updateNewsletterSettingsInput)
    .mutation(({ ctx, input }) => newsletterSettings.update(ctx, input)),
  issues: may("read", "newsletters")
    .input(issuePageInput)
    .query(({ ctx, input }) => pageOfIssues(ctx.services.database.db, input)),
  issue: may("read", "newsletters")
    .input(issueIdInput)
    .query(({ ctx, input }) => getIssue(ctx.services.database.db, input.id)),
  recipients: may("read", "newsletters")
    .input(listRecipientsInput)
    .query(({ ctx, input }) => listRecipients(ctx.services.database.db, input)),
  preview: may("read", "newsletters")
    .input(testIssueInput)
    .query(({ ctx, input }) => previewIssue(ctx, input)),
  pickEntries: may("read", "newsletters")
    .input(pickEntriesInput)
    .query(({ ctx, input }) => pickEntries(ctx, input)),
  pickComingEvents: may("read", "newsletters").query(({ ctx }) => pickComingEvents(ctx)),
  create: may("create", "newsletters")
    .input(createIssueInput)
    .mutation(({ ctx, input }) => createIssue(ctx, input)),
  update: may("update", "newsletters")
    .input(updateIssueInput)
    .mutation(({ ctx, input }) => updateIssue(ctx, input)),
  remove: may("remove", "newsletters")
    .input(issueIdInput)
    .mutation(({ ctx, input }) => deleteIssue(ctx, input)),
  test: may("update", "newsletters")
    .input(testIssueInput)
    .mutation(({ ctx, input }) => sendTest(ctx, input)),
  start: may("update", "newsletters")
    .input(startIssueInput)
    .mutation(({ ctx, input }) => startIssue(ctx, input)),
  pause: may("update", "newsletters")
    .input(issueIdInput)
    .mutation(({ ctx, input }) => pauseIssue(ctx, input)),
  resume: may("update", "newsletters")
    .input(issueIdInput)
    .mutation(({ ctx, input }) => resumeIssue(ctx, input)),
  retry: may("update", "newsletters")
    .input(retryIssueInput)
    .mutation(({ ctx, input }) => retryIssue(ctx, input)),
});
