// The text of a QR code that banking apps read as a transfer (EPC069-12, version 002).
import { truncate } from "#contract/values/truncate.ts";

type Given = { holder: string; iban: string; bic: string; cents: number; reference: string };

export function epcText({ holder, iban, bic, cents, reference }: Given): string {
  const [name, text] = [truncate(holder, 70), truncate(reference, 140)];
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  // "1" means UTF-8. "SCT" means SEPA credit transfer. Purpose and structured reference are empty.
  return ["BCD", "002", "1", "SCT", bic, name, iban, amount, "", "", text].join("\n");
}
