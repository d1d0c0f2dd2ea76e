// The sum of all badges of the menu, beside the button that opens the menu on narrow windows.
import { CountBadge } from "./CountBadge.tsx";
import { useUnreadBadge } from "./messages/use-unread.ts";
import { useOrdersBadge } from "./shop/OrdersBadge.tsx";

export function MenuBadge({ id }: { id: string }) {
  const [messages, orders] = [useUnreadBadge(), useOrdersBadge()];
  return <CountBadge id={id} count={messages.count + orders.count} words={[...messages.words, ...orders.words]} />;
}
