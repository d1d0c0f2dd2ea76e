// SPF, DKIM and DMARC: DNS records by which other mail servers believe that a mail is the site's.
import { isIP } from "node:net";
import type { FindingOf } from "#contract/values/status.ts";
import { senderOf } from "../../../mail/mails/sender.ts";
import type { Check, CheckContext } from "../check.ts";

/** Usual names of keys. DNS cannot list them, so a key with another name is not found. */
export const dkimSelectors =
  `default dkim mail smtp email key1 key2 s1 s2 k1 k2 k3 sig1 google selector1 selector2 mailjet mandrill fm1 fm2 fm3
  protonmail zoho s1-ionos s2-ionos strato-dkim-0002 MBO0001 uberspace brevo1 brevo2`.split(/\s+/u);

/** @returns null if the sender has no domain in DNS, such as an IP address or 'localhost' */
export function senderDomain({ settings, services }: Pick<CheckContext, "settings" | "services">): string | null {
  const { from } = senderOf(settings, services.publicUrl(), "de");
  const domain = (/<([^<>]+)>$/u.exec(from)?.[1] ?? from).split("@").at(-1)?.trim().toLowerCase() ?? "";
  const isNamed = domain.includes(".") && isIP(domain.replace(/^\[|\]$/gu, "")) === 0;
  return isNamed ? domain : null;
}

const has = (record: string, version: string): boolean => new RegExp(`^v=${version}(?:[\\s;]|$)`, "iu").test(record);

export const spf: Check<"spf"> = {
  name: "spf",
  run: async (context) => {
    const domain = senderDomain(context);
    if (domain === null) return { says: "noDomain" };
    const records = (await context.peers.txt(domain)).filter((record) => has(record, "spf1"));
    const values = { domain };
    const [record] = records;
    if (record === undefined) return { says: "missing", values };
    if (records.length > 1) return { says: "several", values };
    // 'all' without a sign means '+all'.
    return { says: /(?:^|\s)\+?all(?:\s|$)/iu.test(record) ? "open" : "good", values };
  },
};

export const dmarc: Check<"dmarc"> = {
  name: "dmarc",
  run: async (context) => {
    const domain = senderDomain(context);
    if (domain === null) return { says: "noDomain" };
    const values = { domain };
    // Receivers use the record of the organisation's domain if the domain itself has none (RFC 7489, 6.6.3).
    const labels = domain.split(".");
    const names = [domain, ...(labels.length > 2 ? [labels.slice(-2).join(".")] : [])];
    for (const name of names) {
      const records = (await context.peers.txt(`_dmarc.${name}`)).filter((record) => has(record, "DMARC1"));
      if (records.length > 1) return { says: "several", values };
      if (records.length === 1) return { says: "good", values };
    }
    return { says: "missing", values };
  },
};

export const dkim: Check<"dkim"> = {
  name: "dkim",
  run: async (context): Promise<FindingOf<"dkim">> => {
    const domain = senderDomain(context);
    if (domain === null) return { says: "noDomain" };
    const answers = await Promise.allSettled(
      dkimSelectors.map((selector) => context.peers.txt(`${selector}._domainkey.${domain}`)),
    );
    const found = answers.findIndex(
      (answer) => answer.status === "fulfilled" && answer.value.some((record) => /(?:^|;)\s*p=\s*\w/iu.test(record)),
    );
    const selector: string | undefined = dkimSelectors[found];
    if (selector !== undefined) return { says: "good", values: { domain, selector } };
    if (answers.some(({ status }) => status === "rejected")) return { says: { unchecked: "dns" } };
    return { says: "notFound", values: { domain } };
  },
};
