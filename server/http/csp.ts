// The Content-Security-Policy of pages: this site alone, no inline scripts; third parties only where a visitor agreed.
import type { ConsentKind } from "#contract/consent.ts";

type PolicyFor = {
  /** Lets the admin layer's widgets add style elements; null for guests. */
  nonce: string | null;
  /** What the visitor agreed to, of what is switched on. */
  consents: readonly ConsentKind[];
  isDevelopment: boolean;
};

type Sources = Partial<Record<"script-src" | "img-src" | "connect-src" | "frame-src", string>>;

/** Hosts of third parties, as their own documentation names them for a Content-Security-Policy. */
const thirdParties: Record<ConsentKind, Sources> = {
  // The page plugin is a frame; nothing of it runs in ours.
  social: { "frame-src": "https://www.facebook.com" },
  analytics: {
    "script-src": "https://*.googletagmanager.com",
    "img-src": "https://*.google-analytics.com https://*.googletagmanager.com",
    "connect-src": "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  },
};

/** Guests' policies, by what they agreed to: few, and asked for with every page. */
const guestPolicies = new Map<string, string>();

export function contentSecurityPolicy(wanted: PolicyFor): string {
  if (wanted.nonce !== null || wanted.isDevelopment) return makePolicy(wanted);
  const key = wanted.consents.join(" ");
  const known = guestPolicies.get(key);
  if (known !== undefined) return known;
  const policy = makePolicy(wanted);
  guestPolicies.set(key, policy);
  return policy;
}

function makePolicy({ nonce, consents, isDevelopment }: PolicyFor): string {
  const styles = isDevelopment ? " 'unsafe-inline'" : nonce === null ? "" : ` 'nonce-${nonce}'`;
  const directives: Record<string, string> = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": `'self'${styles}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "frame-src": "'none'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
  };
  for (const [name, sources] of consents.flatMap((kind) => Object.entries(thirdParties[kind]))) {
    const own = directives[name];
    directives[name] = own === undefined || own === "'none'" ? sources : `${own} ${sources}`;
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
