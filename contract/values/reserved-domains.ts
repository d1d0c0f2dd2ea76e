// Domains that never receive mail (RFC 2606, RFC 6761).

const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|localhost|test)$/u;

/** True for 'admin@example.org', the default handle of the first user. */
export function isReservedAddress(email: string): boolean {
  return reserved.test(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}
