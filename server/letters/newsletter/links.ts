// Tokens are in the URL's fragment, which browsers do not send. Only the one-click link has its token in the query.
import { createHmac } from "node:crypto";
import { newsletterLeavePath, newsletterPath } from "#contract/values/pages.ts";

export const confirmLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${newsletterPath}#confirm=${token}`;

/** The token is derived, so that all attempts to send a mail contain the same link. */
export function leaveToken(secretKey: string, issueId: string, subscriberId: string): string {
  return createHmac("sha256", secretKey).update(`leave ${issueId} ${subscriberId}`).digest("base64url");
}

/** The linked page is available even while the newsletter is off. */
export const leaveLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${newsletterLeavePath}#leave=${token}`;

/** The link for the unsubscribe button of mail programs. Their POST contains no fragment (RFC 8058). */
export const oneClickLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${newsletterLeavePath}?t=${token}`;
