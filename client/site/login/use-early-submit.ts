// A form that was sent before the client had started: client/start.ts has held it, now it is sent.
import { type RefObject, useEffect } from "react";
import { useInBrowser } from "../../ui/use-in-browser.ts";

/** @returns whether the client has started; until the page's first script runs, the form cannot be sent */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): boolean {
  useEffect(() => {
    // From here on the form sends itself, also if the rest of the page has not started yet.
    form.current?.setAttribute("data-ready", "");
    const { dataset } = document.documentElement;
    if (!("held" in dataset)) return;
    delete dataset["held"];
    form.current?.requestSubmit();
  }, [form]);
  return useInBrowser(() => true, false);
}
