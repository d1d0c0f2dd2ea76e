import type { SecondFactors } from "#contract/schemas/second-factors.ts";
import { trpc } from "../../api/trpc.ts";

export type FactorProps = { factors: SecondFactors; onCodes: (codes: string[] | null) => void };

export function useFactorsChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.account.factors.invalidate();
    void utils.users.invalidate();
  };
}
