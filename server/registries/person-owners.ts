// The features that store data about persons. `personKinds` defines the order in which the data is erased.
import { approvalsOfPerson } from "../approvals/person-owner.ts";
import { commentsOfPerson } from "../letters/comments/person-owner.ts";
import { documentsOfOnePerson } from "../shop/documents/person-owner.ts";
import { mailsOfPerson } from "../mail/mails/person-owner.ts";
import { messagesOfPerson } from "../letters/messages/person-owner.ts";
import { subscriptionOfPerson } from "../letters/newsletter/person-owner.ts";
import { ordersOfPerson } from "../shop/orders/person-owner.ts";
import { suspiciousOfPerson } from "../letters/suspicious/person-owner.ts";
import { withdrawalsOfPerson } from "../shop/withdrawals/person-owner.ts";
import { takedownsOfPerson } from "../letters/takedowns/person-owner.ts";
import type { PersonOwners } from "../kernel/registries.ts";

export const personOwners: PersonOwners = {
  messages: messagesOfPerson,
  mails: mailsOfPerson,
  subscriptions: subscriptionOfPerson,
  comments: commentsOfPerson,
  orders: ordersOfPerson,
  documents: documentsOfOnePerson,
  withdrawals: withdrawalsOfPerson,
  suspicious: suspiciousOfPerson,
  takedowns: takedownsOfPerson,
  approvals: approvalsOfPerson,
};
