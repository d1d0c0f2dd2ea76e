export const paymentSources = ["invoice", "advancepayment", "creditcard", "sofort"] as const;
export type PaymentSource = (typeof paymentSources)[number];

export const onlineSources = ["creditcard", "sofort"] as const satisfies readonly PaymentSource[];
export type OnlineSource = (typeof onlineSources)[number];

export const transferSources = ["invoice", "advancepayment"] as const satisfies readonly PaymentSource[];

export const isOnline = (source: PaymentSource): source is OnlineSource =>
  (onlineSources as readonly PaymentSource[]).includes(source);

/** The payment provider's currencies with two decimals. */
export const currencies = ["EUR", "CHF", "GBP", "DKK", "NOK", "SEK", "PLN", "CZK"] as const;
export type Currency = (typeof currencies)[number];

/** The minimum sum of an online payment in cents (Stripe: minimum charge amounts). */
const leastOnline: Record<Currency, number> = {
  EUR: 50,
  CHF: 50,
  GBP: 30,
  DKK: 250,
  NOK: 300,
  SEK: 300,
  PLN: 200,
  CZK: 1_500,
};

/** True if this way of payment accepts the total. Every way accepts 0. */
export const canCarry = (source: PaymentSource, cents: number, currency: Currency): boolean =>
  cents === 0 || !isOnline(source) || cents >= leastOnline[currency];
