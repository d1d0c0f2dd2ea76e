import { centerPath } from "#contract/values/pages.ts";

export type EditorsArea = "center" | "shop";

export function editorsAreaOf(path: string): EditorsArea {
  return path === centerPath || path.startsWith(`${centerPath}/`) ? "center" : "shop";
}
