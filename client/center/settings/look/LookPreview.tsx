// The home page with the unsaved look. A new name or logo reloads the frame; colours and fonts do not.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scheme } from "#contract/look/palettes.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Section } from "../../Section.tsx";
import { type LookForm, lookOfForm, previewAddress } from "./form.ts";
import { makeInert, NOTHING_IS_PRESSED } from "./inert-page.ts";
import styles from "./Look.module.css";
import { showLook } from "./show-look.ts";
import { addRules, fontRules } from "./use-font-samples.ts";
import { useDebounced } from "../../../ui/use-debounced.ts";

const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 760 } } as const;
type Width = keyof typeof sizes;
const widths: readonly Width[] = ["desktop", "phone"];
const PAUSE_MS = 500;
/**
 * On the home page, the bar with name and logo appears only after scrolling. The preview shows this bar without
 * scrolling.
 */
const BAR_STAYS = "header{transform:none!important}";

export function LookPreview({ form }: { form: LookForm }) {
  const { t } = useTranslation("settings");
  const [width, setWidth] = useState<Width>("desktop");
  const [scheme, setScheme] = useState<Scheme>("light");
  return (
    <div className={styles.preview}>
      <Section id="preview" title={t("look.previewTitle")} intro={t("look.previewIntro")}>
        <div className={styles.buttons}>
          <Choice
            label={t("look.width")}
            value={width}
            options={widths.map((value) => ({ value, label: t(`look.widths.${value}`) }))}
            onChange={setWidth}
          />
          <Choice
            label={t("look.scheme")}
            value={scheme}
            options={(["light", "dark"] as const).map((value) => ({ value, label: t(`look.schemes.${value}`) }))}
            onChange={setScheme}
          />
        </div>
        <Frame form={form} scheme={scheme} size={sizes[width]} />
      </Section>
    </div>
  );
}

type FrameProps = { form: LookForm; scheme: Scheme; size: { width: number; height: number } };

function Frame({ form, scheme, size }: FrameProps) {
  const { t } = useTranslation("settings");
  const frame = useRef<HTMLIFrameElement>(null);
  const { box, room } = useRoom();
  const { name, nameEnglish, logo } = form;
  const written = useDebounced(JSON.stringify({ name, nameEnglish, logo }), PAUSE_MS);
  const [{ address, of }, load] = useState(() => ({ address: previewAddress(form), of: written }));
  if (of !== written) load({ address: previewAddress(form), of: written });
  const show = (): void => {
    const shown = frame.current?.contentDocument;
    if (shown?.getElementById("root")) showIn(shown, form, scheme);
  };
  useEffect(show);
  const scale = Math.min(1, room / size.width);
  return (
    <div ref={box} className={styles.room} style={{ height: size.height * scale }}>
      {/* The CSP of the framed page forbids all scripts. The sandbox attribute would also block tools that check
          accessibility. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={t("look.previewFrame")}
        src={address}
        onLoad={() => {
          const shown = frame.current?.contentDocument;
          if (shown) addRules(shown, fontRules + BAR_STAYS + NOTHING_IS_PRESSED);
          show();
        }}
        style={{ ...size, transform: `scale(${scale})` }}
      />
    </div>
  );
}

function showIn(shown: Document, form: LookForm, scheme: Scheme): void {
  showLook(shown, lookOfForm(form), scheme);
  makeInert(shown);
  for (const source of shown.querySelectorAll<HTMLSourceElement>("header source[media]"))
    source.media = scheme === "dark" ? "all" : "not all";
}

function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, room };
}
