// All amounts are in cents.
import { z } from "zod";

export const payoutAnswer = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  arrival: z.string(),
  status: z.string(),
});
export type Payout = z.output<typeof payoutAnswer>;

export const payoutInput = z.object({ id: z.string().regex(/^[\w-]{1,100}$/u) });

export type PayoutPart = {
  type: string;
  amount: number;
  fee: number;
  net: number;
  order: { id: string; number: number } | null;
};
