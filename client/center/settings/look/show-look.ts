// Shows a look in a document that is open, as the server would have written it.
import { type Look, lookStyle } from "#contract/look/style.ts";
import type { Scheme } from "#contract/look/palettes.ts";

/** @param scheme one of the two, instead of what the device asks for */
export function showLook(target: Document, look: Look, scheme?: Scheme): void {
  const style = [lookStyle(look), scheme && `color-scheme:${scheme}`].filter(Boolean).join(";");
  if (style === "") target.documentElement.removeAttribute("style");
  else target.documentElement.setAttribute("style", style);
}
