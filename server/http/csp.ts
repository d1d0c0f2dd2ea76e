// The Content-Security-Policy of pages: this site alone, no inline scripts.

type PolicyFor = {
  /** Lets the admin layer's widgets add style elements; null for guests. */
  nonce: string | null;
  isDevelopment: boolean;
};

export function contentSecurityPolicy({ nonce, isDevelopment }: PolicyFor): string {
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
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
