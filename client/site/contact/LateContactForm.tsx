// The contact form on its page. The server writes it; the browser loads its code, and makes React take it over, when it
// is used or comes into sight: until then it is plain HTML, in which people may type.
import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { addLateTexts } from "../../i18n.ts";
import { isServer } from "../../screen.tsx";
import { isTextKept, keepText } from "./kept-key.ts";

let use = (): void => undefined;
const firstUse = new Promise<void>((resolve) => (use = resolve));

async function loadForm(): Promise<{ default: ComponentType }> {
  try {
    const [{ ContactForm }] = await Promise.all([import("./ContactForm.tsx"), loadTexts()]);
    return { default: ContactForm };
  } catch {
    stayPlain();
    return new Promise(() => undefined);
  }
}

/** Browsers do not load a module again that has failed: the form stays plain HTML, and the server answers it. */
function stayPlain(): void {
  const plain = document.querySelector<HTMLFormElement>("form[data-late]");
  if (!plain) return window.location.reload();
  plain.removeAttribute("data-late");
  const keep = (): void => keepText(Object.fromEntries(new FormData(plain)));
  keep();
  plain.addEventListener("input", keep);
  const { dataset } = document.documentElement;
  if (!("held" in dataset)) return;
  delete dataset["held"];
  plain.submit();
}

/** The server has all texts. */
async function loadTexts(): Promise<void> {
  const [contact, forms] = await (document.documentElement.lang === "en"
    ? Promise.all([import("#locales/en/contact.json"), import("#locales/en/forms.json")])
    : Promise.all([import("#locales/de/contact.json"), import("#locales/de/forms.json")]));
  addLateTexts("contact", contact.default);
  addLateTexts("forms", forms.default);
}

let written: ComponentType | null = null;

/** Gives the server the form: there it is no part that comes later. */
export function writeContactForm(form: ComponentType): void {
  written = form;
}

const Late = lazy(() => firstUse.then(loadForm));
const Form = (): React.ReactNode => {
  const Shown = isServer ? written : Late;
  return Shown && <Shown />;
};

/** One element for ever: what React has not taken over yet must not be rendered again. */
const form = (
  <Suspense fallback={<Wanted />}>
    <Form />
  </Suspense>
);

/** Without HTML of the server there is nothing to wait for. */
function Wanted() {
  useEffect(() => use(), []);
  return null;
}

export function LateContactForm() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const whole = place.current;
    if (!whole) return;
    const onUse = (): void => use();
    const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && use());
    whole.addEventListener("focusin", onUse);
    sight.observe(whole);
    if (isTextKept() || whole.contains(document.activeElement) || whole.querySelector("[data-captcha], [data-done]"))
      use();
    return () => {
      whole.removeEventListener("focusin", onUse);
      sight.disconnect();
    };
  }, []);
  return <div ref={place}>{form}</div>;
}
