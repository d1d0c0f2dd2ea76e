// The links in mails of the newsletter: what they open stands behind #, which browsers do not send.
import { newsletterLeavePath, newsletterPath } from "#contract/pages.ts";

export const confirmLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${newsletterPath}#confirm=${token}`;

export const leaveLink = (publicUrl: string, token: string): string => `${publicUrl}${newsletterPath}#leave=${token}`;

/** For the button of mail programs, which send a POST (RFC 8058): they would not send what stands behind #. */
export const oneClickLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${newsletterLeavePath}?t=${token}`;
