/**
 * The zero in '+49 (0)30 23125' is dialled only within the country. So the zero is removed from international numbers.
 */
export function telHref(phone: string): string {
  const isInternational = /^\s*(?:\+|00)/u.test(phone);
  const dialled = isInternational ? phone.replace(/\(0\)/u, "") : phone;
  return `tel:${dialled.replace(/[^\d+]/gu, "")}`;
}

export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
