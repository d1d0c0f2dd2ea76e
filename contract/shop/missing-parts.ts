// The parts that law or daily work require before a shop opens. Without zod.

export type MissingPart = "terms" | "withdrawal" | "payment" | "recipient" | "guarantee";
