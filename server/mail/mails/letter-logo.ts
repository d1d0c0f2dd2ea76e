// The site's logo is attached to its mails, because mails load nothing from the network.
import { brandPicturePath } from "#contract/look/brand-paths.ts";
import type { Services } from "../../kernel/context.ts";
import type { Mail } from "../../outside/mail.ts";
import type { LetterLogo } from "./letter.ts";

export type MailLogo = { shown: LetterLogo; attachment: NonNullable<Mail["attachments"]>[number] };
type Deps = Pick<Services, "brand" | "log" | "publicUrl">;

/** @returns null without a logo, or if the logo cannot be read; the mail is then sent without a logo */
export async function readMailLogo({ brand, log, publicUrl }: Deps): Promise<MailLogo | null> {
  try {
    const logo = await brand.logo("brief.png");
    if (logo === null) return null;
    const { bytes, key, width, height, isWordmark } = logo;
    const cid = `${key}@${new URL(publicUrl()).hostname}`;
    return {
      shown: { src: `cid:${cid}`, width, height, isWordmark },
      attachment: { filename: "logo.png", content: bytes, contentType: "image/png", cid },
    };
  } catch (error) {
    log.warn({ err: error }, "mails have no logo");
    return null;
  }
}

/**
 * The logo for the preview of a mail in the browser, with a path as `src`. null without a logo, or if the logo cannot
 * be read.
 */
export async function previewedLogo({ brand, log }: Pick<Services, "brand" | "log">): Promise<LetterLogo | null> {
  try {
    const logo = await brand.logo("brief.png");
    if (logo === null) return null;
    const { key, width, height, isWordmark } = logo;
    return { src: brandPicturePath(key, "brief.png"), width, height, isWordmark };
  } catch (error) {
    log.warn({ err: error }, "a preview has no logo");
    return null;
  }
}
