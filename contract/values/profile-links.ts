// The site's profiles in other networks, as plain links.

/** By the last label of the host before its ending. */
const names = new Map([
  ["bsky", "Bluesky"],
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
  ["pixelfed", "Pixelfed"],
  ["t", "Telegram"],
  ["threads", "Threads"],
  ["tiktok", "TikTok"],
  ["whatsapp", "WhatsApp"],
  ["youtu", "YouTube"],
  ["youtube", "YouTube"],
]);

/** Servers of Mastodon have any host, and their profiles begin with '@'. Other networks are named by their host. */
function networkOf({ hostname, pathname }: URL): string {
  const known = names.get(hostname.split(".").at(-2) ?? "");
  return known ?? (pathname.startsWith("/@") ? "Mastodon" : hostname.replace(/^www\./u, ""));
}

const accountOf = ({ pathname }: URL): string => pathname.replace(/^\/+|\/+$/gu, "");

/**
 * @param profiles web addresses
 * @returns the addresses with the names of their networks; two profiles of one network also with their accounts
 */
export function profileLinks(profiles: readonly string[]): { url: string; name: string }[] {
  const urls = profiles.flatMap((profile) => URL.parse(profile) ?? []);
  const networks = urls.map(networkOf);
  return urls.map((url, index) => {
    const name = networks[index] ?? "";
    const isAlone = networks.filter((other) => other === name).length === 1;
    return { url: url.href, name: isAlone || accountOf(url) === "" ? name : `${name}: ${accountOf(url)}` };
  });
}
