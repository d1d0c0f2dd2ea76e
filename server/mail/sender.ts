// Who the site's mails are from: the settings, or an address of the site's domain that nobody reads.
type Settings = { title: string; domain: string; mail: { from: string; replyTo: string } };

export type Sender = { title: string; from: string; replyTo: string };

export function senderOf({ title, domain, mail }: Settings, publicUrl: string): Sender {
  const host = hostIn(domain) ?? new URL(publicUrl).hostname;
  return { title: title || host, from: mail.from || `noreply@${host}`, replyTo: mail.replyTo };
}

/** People type 'example.org', and also 'https://example.org/'. @returns null for what is no name of a host */
export function hostIn(domain: string): string | null {
  const name = domain
    .trim()
    .replace(/^https?:\/\//iu, "")
    .replace(/\/.*$/su, "");
  const host = URL.parse(`http://${name}`)?.hostname ?? "";
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/u.test(host) && !/[@:?#]/u.test(name) ? host : null;
}
