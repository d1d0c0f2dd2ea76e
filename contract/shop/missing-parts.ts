// The parts that law or daily work require before a shop opens.

export type MissingPart = "terms" | "withdrawal" | "payment" | "recipient" | "guarantee";
