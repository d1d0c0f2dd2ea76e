// The token of a mailed link: in the fragment, which browsers do not send to servers.
export function tokenOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get("token") ?? "";
}
