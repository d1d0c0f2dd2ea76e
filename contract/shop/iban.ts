// Validates the length and the check digits of an IBAN (ISO 13616).

/** @param iban without blanks, in capitals */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u.test(iban)) return false;
  if (iban.startsWith("DE") && iban.length !== 22) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
