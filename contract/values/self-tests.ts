/** `answer` is the mail server's own sentence, shown unchanged. */
export type MailTest = { to: string } & ({ result: "sent" | "written" } | { result: "refused"; answer: string });
/** `live` is true for real money, and null if the key does not show this. */
export type PaymentTest = { result: "fine"; live: boolean | null } | { result: "noKey" | "refused" | "unreachable" };
export type StorageTest = { kind: "local" | "s3"; ms: number };
export type DatabaseTest = { kind: "embedded" | "postgres"; version: string; bytes: number; ms: number };
