// Loads the page of withdrawing with its texts.
import { loadFormTexts } from "../forms/late-texts.ts";

const texts = {
  de: () => import("#locales/de/withdrawal.json"),
  en: () => import("#locales/en/withdrawal.json"),
};

export async function loadWithdrawal() {
  const [{ WithdrawalPage }] = await Promise.all([
    import("./WithdrawalPage.tsx"),
    import.meta.env.SSR ? null : loadFormTexts("withdrawal", texts),
  ]);
  return WithdrawalPage;
}
