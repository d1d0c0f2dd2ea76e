// Call and mail links, built from the sender's input.

/** In '+49 (0)30 23125' the zero in brackets is only for domestic calls, so it is removed. */
export function telHref(phone: string): string {
  const isInternational = /^\s*(?:\+|00)/u.test(phone);
  const dialled = isInternational ? phone.replace(/\(0\)/u, "") : phone;
  return `tel:${dialled.replace(/[^\d+]/gu, "")}`;
}

export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
