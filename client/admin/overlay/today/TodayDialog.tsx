import layout from "../../../ui/admin/Layout.module.css";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { limits } from "#contract/values/limits.ts";
import { hoursPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { TodayLines } from "../../../site/hours/TodayLines.tsx";
import { useToday } from "../../../site/hours/use-today.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog } from "../../../ui/admin/Dialog.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { type SettingsPart, useSettingsChange } from "../../../ui/admin/use-settings-change.ts";
import { closedNow, type Closures, openAgain, withClosure } from "./closures.ts";
import styles from "./Today.module.css";

const reasons = ["closed", "storm", "sick", "private"] as const;

export function TodayDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("today.name")} hasClose>
      <TodayChoices onDone={onClose} />
    </Dialog>
  );
}

function TodayChoices({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation("admin");
  const { site } = useSiteSettings();
  const today = useToday();
  const [text, setText] = useState("");
  const { change, errors, isPending } = useSettingsChange(t("today.conflict"));
  const [opened] = useState(() => new Date());
  const said = useId();
  const isClosed = closedNow(site.closed, opened);
  const places = [...new Set(site.openingHours.map(({ name }) => name))];
  const [place, setPlace] = useState("");

  const store = async (closed: Closures, said: string): Promise<void> => {
    if (isPending) return;
    const before = site.closed;
    if (!(await change(partOf(closed), null))) return;
    notify(said, "good", {
      label: t("undo"),
      run: () => void change(partOf(before), t("today.undone")),
      isLasting: true,
    });
    onDone();
  };
  const close = (own: { text: string; en: { text: string } | null }): Promise<void> =>
    store(withClosure(site, { name: place, ...own }, opened), t("today.isClosed"));
  const presetOf = (reason: (typeof reasons)[number]) => ({
    text: t(`today.reasonsIn.de.${reason}`),
    en: { text: t(`today.reasonsIn.en.${reason}`) },
  });

  return (
    <div className={layout.stack}>
      <p className={layout.strong}>{today === null ? t("today.nothing") : <TodayLines places={today.places} />}</p>
      {isClosed && (
        <Button
          tone="primary"
          autoFocus
          isDisabled={isPending}
          onPress={() => void store(openAgain(site.closed, opened), t("today.isOpen"))}
        >
          {t("today.openAgain")}
        </Button>
      )}
      {(!isClosed || places.length > 1) && (
        <>
          {places.length > 1 && (
            <Select
              label={t("today.place")}
              value={place}
              options={[
                { value: "", label: t("today.allPlaces") },
                ...places.filter((name) => name !== "").map((name) => ({ value: name, label: name })),
              ]}
              onChange={setPlace}
            />
          )}
          <div className={styles.reasons} role="group" aria-labelledby={said}>
            <p id={said}>{t("today.close")}</p>
            {reasons.map((reason) => (
              <Button key={reason} isDisabled={isPending} onPress={() => void close(presetOf(reason))}>
                {t(`today.reasonsIn.${i18n.language === "en" ? "en" : "de"}.${reason}`)}
              </Button>
            ))}
          </div>
          <form
            className={styles.own}
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim() !== "") void close({ text, en: null });
            }}
          >
            <Field
              label={t("today.own")}
              hint={t("today.ownHint")}
              value={text}
              onChange={setText}
              maxLength={limits.textLength}
              error={Object.values(errors)[0]}
            />
            <Button type="submit" isDisabled={isPending || text.trim() === ""}>
              {t("today.show")}
            </Button>
          </form>
        </>
      )}
      <Link to={hoursPath} onClick={onDone}>
        {t("today.hours")}
      </Link>
    </div>
  );
}

const partOf = (closed: Closures): SettingsPart => ({ site: { closed } });
