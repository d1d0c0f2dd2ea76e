import { useMemo } from "react";
import { useLocation, useParams } from "react-router";
import { standingAt } from "../standing-at.ts";
import type { Place } from "../../api/loaded.ts";

export type PlaceKind = "guestbook" | "comments";

export type CommentedPlace = Place & { kind: PlaceKind; entryId: string | null };

export function useCommentedPlace(): CommentedPlace {
  const { pathname, search } = useLocation();
  const { id } = useParams();
  return useMemo(
    () => ({
      pathname,
      search,
      params: { id },
      kind: id === undefined ? "guestbook" : "comments",
      entryId: id === undefined ? null : standingAt(id, pathname),
    }),
    [pathname, search, id],
  );
}
