import { withCartonNames } from "#contract/shop/earlier-names.ts";
import { limits } from "#contract/values/limits.ts";

export const packNames = ["amount", "packOfSix", "packOfTwelve"] as const;
export type PackName = (typeof packNames)[number];
export type Amounts = Record<PackName, number>;
export type Line = { item: string; variant: string | null } & Amounts;

export const noAmounts: Amounts = { amount: 0, packOfSix: 0, packOfTwelve: 0 };

const idPattern = /^[0-9a-f-]{36}$/u;

/** @param text the stored JSON. Invalid lines are left out. */
export function linesIn(text: string | null): Line[] {
  const parsed = withCartonNames(parsedOrNull(text));
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((given: unknown) => lineIn(given) ?? []).reduce<Line[]>(withLine, []);
}

function parsedOrNull(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function lineIn(given: unknown): Line | null {
  if (typeof given !== "object" || given === null) return null;
  const { item, variant = null, ...amounts } = given as Record<string, unknown>;
  if (typeof item !== "string" || !idPattern.test(item)) return null;
  if (variant !== null && (typeof variant !== "string" || variant.length > limits.nameLength)) return null;
  const [amount = 0, packOfSix = 0, packOfTwelve = 0] = packNames.map((name) => boundedAmount(amounts[name]));
  return amount + packOfSix + packOfTwelve > 0 ? { item, variant, amount, packOfSix, packOfTwelve } : null;
}

export function boundedAmount(given: unknown): number {
  const number = typeof given === "number" && Number.isFinite(given) ? Math.trunc(given) : 0;
  return Math.min(limits.lineAmount, Math.max(0, number));
}

export function amountIn(typed: string): number | null {
  const bare = typed.trim();
  const amount = Number(bare);
  return /^\d*$/u.test(bare) && amount <= limits.lineAmount ? amount : null;
}

/**
 * Removes cartons that this variant does not offer. The customer may have chosen them while another variant was
 * selected.
 */
export function offeredOf(amounts: Amounts, prices: Record<Exclude<PackName, "amount">, number | null>): Amounts {
  const { packOfSix, packOfTwelve } = prices;
  return { ...amounts, ...(packOfSix === null && { packOfSix: 0 }), ...(packOfTwelve === null && { packOfTwelve: 0 }) };
}

type Place = Pick<Line, "item" | "variant">;

export const isSame = (one: Place, other: Place): boolean => one.item === other.item && one.variant === other.variant;
export const keyOf = ({ item, variant }: Place): string => `${item} ${variant ?? ""}`;

/**
 * If the cart has a line with the same variant, adds the amounts to it. Otherwise appends a new line, up to the limit.
 */
export function withLine(lines: readonly Line[], added: Line): Line[] {
  const there = lines.find((line) => isSame(line, added));
  if (!there) return lines.length < limits.cartLines ? [...lines, added] : [...lines];
  const [amount = 0, packOfSix = 0, packOfTwelve = 0] = packNames.map((name) =>
    boundedAmount(there[name] + added[name]),
  );
  return lines.map((line) => (line === there ? { ...line, amount, packOfSix, packOfTwelve } : line));
}

export function withAmounts(lines: readonly Line[], changed: Line): Line[] {
  return lines.map((line) => (isSame(line, changed) ? changed : line));
}

export const without = (lines: readonly Line[], gone: Place): Line[] => lines.filter((line) => !isSame(line, gone));

export function countOf(lines: readonly Amounts[]): number {
  return lines.reduce((sum, { amount, packOfSix, packOfTwelve }) => sum + amount + packOfSix + packOfTwelve, 0);
}

export const filled = (lines: readonly Line[]): Line[] => lines.filter((line) => countOf([line]) > 0);
