// An entry as a page gets it, with the pictures and files that it shows.
import type { Answers } from "../../trpc.ts";

export type ArticleData = Answers["entries"]["article"];
