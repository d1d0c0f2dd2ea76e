import type { HeadMaker } from "../../head/head-parts.ts";
import { searchedOf } from "./loaders.ts";

export const searchHead: HeadMaker<unknown> = (_loaded, place, { t }) => {
  const q = searchedOf(place);
  return { title: q === "" ? t("search.title") : t("search.for", { q }), path: place.pathname };
};
