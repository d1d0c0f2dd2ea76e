import { createHash } from "node:crypto";
import type { ConsentKind } from "#contract/values/consent.ts";

type PolicyFor = {
  nonce: string | null;
  consents: readonly ConsentKind[];
  isDevelopment: boolean;
  /** The content of the page's only style element; '' if the page has none. */
  inlineStyle?: string;
};

type Sources = Partial<Record<"script-src" | "img-src" | "connect-src" | "frame-src", string>>;

/** Hosts that the third parties' documentation lists for a Content-Security-Policy. */
const thirdParties: Record<ConsentKind, Sources> = {
  // The page plugin is an iframe, so its scripts do not run in our page.
  social: { "frame-src": "https://www.facebook.com" },
  analytics: {
    "script-src": "https://*.googletagmanager.com",
    "img-src": "https://*.google-analytics.com https://*.googletagmanager.com",
    "connect-src": "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  },
};

const guestPolicies = new Map<string, string>();

export function contentSecurityPolicy(wanted: PolicyFor): string {
  if (wanted.nonce !== null || wanted.isDevelopment) return makePolicy(wanted);
  const key = `${wanted.consents.join(" ")} ${styleSource(wanted.inlineStyle)}`;
  const known = guestPolicies.get(key);
  if (known !== undefined) return known;
  const policy = makePolicy(wanted);
  guestPolicies.set(key, policy);
  return policy;
}

const MAX_STYLES = 50;
const styleHashes = new Map<string, string>();

export function styleSource(style = ""): string {
  if (style === "") return "";
  const known = styleHashes.get(style);
  if (known !== undefined) return known;
  // Editors can change the styles while the process runs, so the number of cached hashes is limited.
  if (styleHashes.size >= MAX_STYLES) styleHashes.clear();
  const hash = ` 'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  styleHashes.set(style, hash);
  return hash;
}

function makePolicy({ nonce, consents, isDevelopment, inlineStyle }: PolicyFor): string {
  const own = styleSource(inlineStyle) + (nonce === null ? "" : ` 'nonce-${nonce}'`);
  const styles = isDevelopment ? " 'unsafe-inline'" : own;
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
    // Allows the frames of /einbetten on all pages. After a client-side navigation, the browser still uses the first
    // page's policy.
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

export function socialFramePolicy(isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "frame-src https://www.facebook.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/**
 * The policy of the frame that loads a video after a click. The frame may load only YouTube's player without cookies.
 */
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

/** The policy of the frame that loads a page of another site after a click. The settings must list the host. */
export function embedFramePolicy(host: string): string {
  return [
    "default-src 'none'",
    "style-src-attr 'unsafe-inline'",
    `frame-src https://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The policy of the home page in the settings' preview frame. The page may not run scripts. */
export function lookPreviewPolicy(inlineStyle: string, isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : styleSource(inlineStyle)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}
