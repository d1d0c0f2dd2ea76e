// The links in mails of the newsletter: what they open stands behind #, which browsers do not send.
import { createHmac } from "node:crypto";
import { newsletterLeavePath, newsletterPath } from "#contract/values/pages.ts";

export const confirmLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${newsletterPath}#confirm=${token}`;

/** The same each time a mail is sent to somebody: of one that may have arrived the link goes on to work. */
export function leaveToken(secretKey: string, issueId: string, subscriberId: string): string {
  return createHmac("sha256", secretKey).update(`leave ${issueId} ${subscriberId}`).digest("base64url");
}

/** To a page that stays when the newsletter is switched off. */
export const leaveLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${newsletterLeavePath}#leave=${token}`;

/** For the button of mail programs, which send a POST (RFC 8058): they would not send what stands behind #. */
export const oneClickLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${newsletterLeavePath}?t=${token}`;
