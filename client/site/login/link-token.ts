// The token of a mailed link. It is in the fragment, which browsers do not send to servers.
import { linkFragment } from "../link-fragment.ts";

export function tokenOfAddress(): string {
  return new URLSearchParams(linkFragment(window.location.hash)).get("token") ?? "";
}
