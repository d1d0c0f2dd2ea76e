// The token of a mailed link is in the fragment. For a mail program's unsubscribe button (RFC 8058), it is in the
// query.
import { useEffect, useState } from "react";
import { linkFragment } from "../link-fragment.ts";
import type { TokenKind } from "./TokenForm.tsx";

export type Link = { kind: TokenKind; token: string };

function linkIn({ hash, search }: Location): Link | null {
  const [, kind, behind] = /^(confirm|leave)=([\w-]+)$/u.exec(linkFragment(hash)) ?? [];
  if (kind !== undefined && behind !== undefined) return { kind: kind as TokenKind, token: behind };
  const token = new URLSearchParams(search).get("t")?.replace(/[^\w-]+$/u, "");
  return token ? { kind: "leave", token } : null;
}

/** null during hydration, because the server does not get the fragment. */
export function useLink(): Link | null {
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    const read = (): void => setLink(linkIn(window.location));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return link;
}
