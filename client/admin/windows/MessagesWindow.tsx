import { inboxPath } from "#contract/values/pages.ts";
import { useCenterRouter } from "./center-router.tsx";
import { CenterWindow } from "./CenterWindow.tsx";
import type { WindowProps } from "./window-props.ts";

export function MessagesWindow(props: WindowProps) {
  const router = useCenterRouter({ start: inboxPath, holds: (path) => path.startsWith(inboxPath) });
  return <CenterWindow {...props} router={router} />;
}
