// Mail addresses out of any text that a person pastes: lines, columns of a table, names with addresses.

const anywhere = /[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\]]{2,}/gu;

/** Each address once, in lower case, in the order of the text. */
export function addressesIn(text: string): string[] {
  return [...new Set((text.match(anywhere) ?? []).map((address) => address.toLowerCase()))];
}

/** In parts that the server takes at once. */
export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
