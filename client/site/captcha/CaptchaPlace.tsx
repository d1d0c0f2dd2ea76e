// The place of the captcha in a form: it is loaded when the form gets the focus, or the place comes into sight.
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import styles from "./Captcha.module.css";
import { type CaptchaProps, loadCaptcha, loadedCaptcha } from "./load-captcha.ts";

/** A little before it is seen. */
const MARGIN = "200px";

type Props = CaptchaProps & { within: RefObject<HTMLFormElement | null> };

export function CaptchaPlace({ within, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // What the server has rendered must be rendered again; everywhere else it comes later.
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps> | null>(() =>
    props.first ? loadedCaptcha() : null,
  );
  useEffect(() => {
    const form = within.current;
    const seen = place.current;
    if (!form || !seen) return;
    const load = (): void => {
      stop();
      // Without a network the next focus tries again.
      void loadCaptcha().then((component) => setCaptcha(() => component), listen);
    };
    const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: MARGIN,
    });
    const listen = (): void => form.addEventListener("focusin", load);
    const stop = (): void => {
      form.removeEventListener("focusin", load);
      sight.disconnect();
    };
    listen();
    sight.observe(seen);
    if (form.contains(document.activeElement)) load();
    return stop;
  }, [within]);
  return (
    <div ref={place} className={styles.place} data-captcha={props.first ? "" : undefined}>
      {Captcha && <Captcha {...props} />}
    </div>
  );
}
