// Reads inline styles of pasted elements, because office programs express meaning with them.
import type { HtmlElement } from "./html-tree.ts";

export type Style = ReadonlyMap<string, string>;

/** Programs write simple styles, so splitting at ';' and ':' is enough. */
export function styleOf({ attributes }: HtmlElement): Style {
  const pairs = (attributes.style ?? "").split(";").map((rule): [string, string] => {
    const [property = "", ...value] = rule.split(":");
    return [property.trim().toLowerCase(), value.join(":").trim().toLowerCase()];
  });
  return new Map(pairs);
}

/** Word marks the text of a bullet or number with this style. */
export function isMarker(node: HtmlElement): boolean {
  return styleOf(node).get("mso-list") === "ignore";
}

export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return (attributes.class ?? "").split(/\s+/u).includes(name);
}
