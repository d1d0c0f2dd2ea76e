// What the law or the daily work asks of a shop before it opens. Free of zod.

export type MissingPart = "terms" | "withdrawal" | "payment" | "recipient" | "guarantee";
