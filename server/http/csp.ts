// The Content-Security-Policy of pages: only this site, no inline scripts; third parties only after consent.
import type { ConsentKind } from "#contract/consent.ts";

type PolicyFor = {
  /** Allows the style elements of the admin layer's widgets; null for guests. */
  nonce: string | null;
  /** The third parties that are switched on and that the visitor agreed to. */
  consents: readonly ConsentKind[];
  isDevelopment: boolean;
};

type Sources = Partial<Record<"script-src" | "img-src" | "connect-src" | "frame-src", string>>;

/** Hosts of third parties, as their documentation lists them for a Content-Security-Policy. */
const thirdParties: Record<ConsentKind, Sources> = {
  // The page plugin is an iframe; none of its scripts run in our page.
  social: { "frame-src": "https://www.facebook.com" },
  analytics: {
    "script-src": "https://*.googletagmanager.com",
    "img-src": "https://*.google-analytics.com https://*.googletagmanager.com",
    "connect-src": "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  },
};

/** Policies of guests' pages by consent: there are few, and every page needs one. */
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
    // The frames of /einbetten; whoever walks here from another page has that page's policy.
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
  };
  for (const [name, sources] of consents.flatMap((kind) => Object.entries(thirdParties[kind]))) {
    const own = directives[name];
    directives[name] = own === undefined ? sources : `${own} ${sources}`;
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

type FramedMap =
  | { kind: "tiles"; /** The origin of the tiles. */ tiles: string; isDevelopment: boolean }
  | { kind: "google"; isDevelopment: boolean };

/** Of the frame in which a click loads a map: nothing else of the site lets its third party in. */
export function mapFramePolicy(map: FramedMap): string {
  const own = map.isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
  const shown =
    map.kind === "google"
      ? // Google's map is an iframe; none of its scripts run in our frame.
        ["frame-src https://www.google.com"]
      : [
          "script-src 'self'",
          `img-src 'self' data: ${map.tiles}`,
          ...(map.isDevelopment ? ["connect-src 'self' ws:"] : []),
        ];
  return [
    "default-src 'none'",
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    ...shown,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** Of the frame with the posts of the page at the social network. */
export function socialFramePolicy(isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    // The page plugin is an iframe; none of its scripts run in our frame.
    "frame-src https://www.facebook.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** Of the frame in which a click loads a video: YouTube's player, without its cookies, and nothing else. */
export function videoFramePolicy(): string {
  return [
    "default-src 'none'",
    "style-src-attr 'unsafe-inline'",
    "frame-src https://www.youtube-nocookie.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}
