const id = /^[\w-]{11}$/u;
const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/u;
/** Paths that contain a video's id: /shorts/ID, /embed/ID, /live/ID, /v/ID, and the old /e/ID. */
const paths = /^\/(?:shorts|embed|live|v|e)\/([^/]+)\/?$/u;

/** The id in a link, or the text itself if it is an id. @returns null for any other text */
export function youtubeIdOf(text: string): string | null {
  const written = text.trim();
  if (id.test(written)) return written;
  const url = URL.parse(/^[a-z][\w+.-]*:/iu.test(written) ? written : `https://${written}`);
  if (!url || !/^https?:$/u.test(url.protocol) || !hosts.test(url.hostname) || url.port !== "") return null;
  const found = idIn(url);
  return found !== null && id.test(found) ? found : null;
}

function idIn({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname.endsWith("youtu.be")) return pathname.slice(1).replace(/\/$/u, "");
  if (/^\/watch\/?$/u.test(pathname)) return searchParams.get("v");
  return paths.exec(pathname)?.[1] ?? null;
}

export const youtubeUrl = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;
