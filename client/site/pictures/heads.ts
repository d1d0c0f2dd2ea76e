import { creditsPerPage } from "#contract/values/limits.ts";
import { pageOf } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";
import type { HeadMaker } from "../../head/head-parts.ts";
import { pageLinks } from "../../head/page-links.ts";

export const creditsHead: HeadMaker<Answers["credits"]["list"]> = ({ total }, place, site) => {
  const [path, page] = [place.pathname, pageOf(place)];
  return {
    title: site.t("credits"),
    path,
    page,
    links: pageLinks({ path, page, total, perPage: creditsPerPage }, site),
  };
};

export const takedownHead: HeadMaker<Answers["takedowns"]["page"]> = (_loaded, { pathname }, { t }) => ({
  title: t("credit.takedown"),
  path: pathname,
});
