import { ordersCenterPath } from "#contract/values/pages.ts";
import { useCenterRouter } from "./center-router.tsx";
import { CenterWindow } from "./CenterWindow.tsx";
import type { WindowProps } from "./window-props.ts";

export function OrdersWindow(props: WindowProps) {
  const router = useCenterRouter({ start: ordersCenterPath, holds: (path) => path.startsWith(ordersCenterPath) });
  return <CenterWindow {...props} router={router} />;
}
