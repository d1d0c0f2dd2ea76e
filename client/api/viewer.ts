import { type Action, can, type Noun } from "#contract/values/permissions.ts";
import { useLoaded, viewerQuery } from "./loaded.ts";

export function useViewer() {
  return useLoaded(viewerQuery);
}

export function useMay(action: Action, noun: Noun): boolean {
  return can(useViewer(), action, noun);
}
