// Who looks at the page, for hiding exactly what the server would refuse.
import { type Action, can, guestViewer, type Noun } from "#contract/permissions.ts";
import { trpc } from "./trpc.ts";

/** The signed-in user, or the guest; loaded before any screen. */
export function useViewer() {
  const { data } = trpc.users.me.useQuery();
  return data ?? { ...guestViewer, failedLogins: 0, lastLogin: null, version: 1 };
}

export function useMay(action: Action, noun: Noun): boolean {
  return can(useViewer(), action, noun);
}
