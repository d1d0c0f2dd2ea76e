import { loadLateTexts } from "../../language/late-texts.ts";

export async function loadWithdrawal() {
  const [{ WithdrawalPage }] = await Promise.all([
    import("./WithdrawalPage.tsx"),
    loadLateTexts("forms", "withdrawal"),
  ]);
  return WithdrawalPage;
}
