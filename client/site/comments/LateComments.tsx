import { withoutLanguage } from "#contract/values/content-language.ts";
import { latePart } from "../forms/late-part.tsx";
import { keptComment } from "./kept-comment.ts";
import { loadComments } from "./load-comments.ts";

const here = () => keptComment(withoutLanguage(window.location.pathname));

export const { LatePart: LateComments, write: writeComments } = latePart({ load: loadComments, kept: here });
