import { can, type Judged, type Needs } from "./permissions.ts";

/**
 * - `secondPersonOff`: changes no longer wait for a second person.
 * - `deciderChanged`: somebody gets a say on waiting changes, or the account of somebody who has one may change hands.
 */
export const approvalKindNames = [
  "bankAccount",
  "paymentKey",
  "secondPersonOff",
  "personErased",
  "newsletterToMany",
  "deciderChanged",
] as const;
export type ApprovalKind = (typeof approvalKindNames)[number];

/**
 * The changes that wait for a second person while the site demands one, and the permission of who may decide. The user
 * who has asked never decides.
 */
export const approvalKinds: Readonly<Record<ApprovalKind, Needs>> = {
  bankAccount: ["update", "siteSettings"],
  paymentKey: ["update", "secrets"],
  secondPersonOff: ["update", "siteSettings"],
  personErased: ["remove", "persons"],
  newsletterToMany: ["update", "settings"],
  deciderChanged: ["update", "users"],
};

export const kindsDecidedBy = (viewer: Judged): ApprovalKind[] =>
  approvalKindNames.filter((kind) => can(viewer, ...approvalKinds[kind]));

/** True if the roles decide on waiting changes of any kind. */
export const mayDecide = (viewer: Judged): boolean => kindsDecidedBy(viewer).length > 0;

/** A request that nobody has decided on is dropped after this many days. */
export const APPROVAL_DAYS = 30;

/** A newsletter to more recipients waits for a second person. */
export const RECIPIENTS_OF_ONE_PERSON = 500;

/** The header of an answer whose change waits for a second person. */
export const PENDING_HEADER = "x-pending";
