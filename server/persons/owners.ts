// All owners of what is stored about persons, one line per feature, in the order in which they are erased.
import type { PersonKind } from "#contract/person-kinds.ts";
import { commentsOfPerson } from "../comments/person-owner.ts";
import { documentsOfOnePerson } from "../documents/person-owner.ts";
import { mailsOfPerson } from "../mail/person-owner.ts";
import { messagesOfPerson } from "../messages/person-owner.ts";
import { subscriptionOfPerson } from "../newsletter/person-owner.ts";
import { ordersOfPerson } from "../orders/person-owner.ts";
import { suspiciousOfPerson } from "../suspicious/person-owner.ts";
import { withdrawalsOfPerson } from "../withdrawals/person-owner.ts";
import type { PersonOwner } from "./person-owner.ts";

export const personOwners: { readonly [Kind in PersonKind]: PersonOwner } = {
  messages: messagesOfPerson,
  mails: mailsOfPerson,
  subscriptions: subscriptionOfPerson,
  comments: commentsOfPerson,
  orders: ordersOfPerson,
  documents: documentsOfOnePerson,
  withdrawals: withdrawalsOfPerson,
  suspicious: suspiciousOfPerson,
};
