// The ways to pay, and the currencies. Free of zod: guests load it.

export const paymentSources = ["invoice", "advancepayment", "creditcard", "sofort"] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** Those that the payment provider takes on its own pages. */
export const onlineSources = ["creditcard", "sofort"] as const satisfies readonly PaymentSource[];
export type OnlineSource = (typeof onlineSources)[number];

/** Those that are paid into the site's account. */
export const transferSources = ["invoice", "advancepayment"] as const satisfies readonly PaymentSource[];

export const isOnline = (source: PaymentSource): source is OnlineSource =>
  (onlineSources as readonly PaymentSource[]).includes(source);

/** Currencies with cents that the payment provider takes. */
export const currencies = ["EUR", "CHF", "GBP", "DKK", "NOK", "SEK", "PLN", "CZK"] as const;
export type Currency = (typeof currencies)[number];
