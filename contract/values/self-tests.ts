// Buttons that really test what the site relies on: what each answers.

/** What was tried, and how it went; a sentence of the mail server is shown as it is. */
export type MailTest = { to: string } & ({ result: "sent" | "written" } | { result: "refused"; answer: string });
/** `live`: with real money; null if the key's name does not say. */
export type PaymentTest = { result: "fine"; live: boolean | null } | { result: "noKey" | "refused" | "unreachable" };
export type StorageTest = { kind: "local" | "s3"; ms: number };
export type DatabaseTest = { kind: "embedded" | "postgres"; version: string; bytes: number; ms: number };
