import { commentsPerPage } from "#contract/values/limits.ts";
import { pageOf } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";
import type { HeadMaker } from "../../head/head-parts.ts";
import { pageLinks } from "../../head/page-links.ts";

export const guestbookHead: HeadMaker<Answers["comments"]["page"]> = ({ total }, place, site) => {
  const [path, page] = [place.pathname, pageOf(place)];
  return {
    title: site.t("guestbook"),
    path,
    page,
    links: pageLinks({ path, page, total, perPage: commentsPerPage }, site),
  };
};
