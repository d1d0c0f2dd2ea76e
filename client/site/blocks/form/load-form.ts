import type { FunctionComponent } from "react";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { loadLateTexts } from "../../../language/late-texts.ts";
import type { BlockViewProps } from "../block-view-props.ts";

/** @throws an error if the code cannot be loaded. The forms of the page then stay plain HTML. */
export async function loadForm(): Promise<FunctionComponent<BlockViewProps<BlockOf<"form">>>> {
  try {
    const [{ FormView }] = await Promise.all([import("./FormView.tsx"), loadLateTexts("forms")]);
    return FormView;
  } catch (error) {
    for (const form of document.querySelectorAll<HTMLFormElement>("[data-form] form[data-late]")) {
      form.removeAttribute("data-late");
      if ("held" in form.dataset) form.submit();
    }
    throw error;
  }
}
