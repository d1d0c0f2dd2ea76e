import { type Look, lookStyle } from "#contract/look/style.ts";
import type { Scheme } from "#contract/look/palettes.ts";

/**
 * Applies a look to an open document, with the same result as on the server.
 * @param scheme used instead of the device's colour scheme
 */
export function showLook(target: Document, look: Look, scheme?: Scheme): void {
  const style = [lookStyle(look), scheme && `color-scheme:${scheme}`].filter(Boolean).join(";");
  if (style === "") target.documentElement.removeAttribute("style");
  else target.documentElement.setAttribute("style", style);
}
