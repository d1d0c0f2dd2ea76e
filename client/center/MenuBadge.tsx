// On narrow windows, the sum of all badges of the menu. It is beside the button that opens the menu.
import { CountBadge } from "./CountBadge.tsx";
import { useUnreadBadge } from "./messages/use-unread.ts";
import { useOrdersBadge } from "./shop/OrdersBadge.tsx";

export function MenuBadge({ id }: { id: string }) {
  const [messages, orders] = [useUnreadBadge(), useOrdersBadge()];
  return <CountBadge id={id} count={messages.count + orders.count} words={[...messages.words, ...orders.words]} />;
}
