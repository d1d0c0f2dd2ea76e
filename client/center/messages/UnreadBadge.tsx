import { CountBadge } from "../CountBadge.tsx";
import { useUnreadBadge } from "./use-unread.ts";

export function UnreadBadge({ id }: { id: string }) {
  return <CountBadge id={id} {...useUnreadBadge()} />;
}
