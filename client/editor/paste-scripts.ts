const raised: Readonly<Record<string, string>> = Object.fromEntries(zip("0123456789+-−=()in", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ"));
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  zip("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"),
);
const raisedWords: Readonly<Record<string, string>> = { TM: "™", SM: "℠", "®": "®", "©": "©", "™": "™" };

function zip(from: string, to: string): [string, string][] {
  const signs = [...to];
  return [...from].map((sign, at) => [sign, signs[at] ?? sign]);
}

/** '2' becomes '²', 'TM' becomes '™'; null if a character has no such form. */
export function scriptOf(text: string, place: "raised" | "lowered"): string | null {
  const word = place === "raised" ? raisedWords[text.trim()] : undefined;
  if (word !== undefined) return text.replace(text.trim(), word);
  const signs = place === "raised" ? raised : lowered;
  const found = [...text].map((sign) => (/\s/u.test(sign) ? sign : signs[sign]));
  return found.includes(undefined) ? null : found.join("");
}
