import { can, type Needs, type Viewer } from "#contract/values/permissions.ts";
import { centerScreens } from "./screens.tsx";

const needsByPath = new Map(centerScreens.map(({ path, needs }) => [path, needs]));

/** Links to screens are shown only to viewers who may open them. The screen itself says what is missing. */
export function mayOpen(viewer: Pick<Viewer, "roles">, path: string): boolean {
  const needs: Needs | undefined = needsByPath.get(path);
  return needs === undefined || can(viewer, ...needs);
}
