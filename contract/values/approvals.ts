import { can, type Needs, type Viewer } from "./permissions.ts";

/** `secondPersonOff`: changes no longer wait for a second person. */
export const approvalKindNames = [
  "bankAccount",
  "paymentKey",
  "secondPersonOff",
  "personErased",
  "newsletterToMany",
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
};

export const kindsDecidedBy = (viewer: Viewer): ApprovalKind[] =>
  approvalKindNames.filter((kind) => can(viewer, ...approvalKinds[kind]));

/** A newsletter to more recipients waits for a second person. */
export const RECIPIENTS_OF_ONE_PERSON = 500;

/** The header of an answer whose change waits for a second person. */
export const PENDING_HEADER = "x-pending";
