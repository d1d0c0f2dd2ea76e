import { useTranslation } from "react-i18next";
import { paletteTokens, schemes } from "#contract/look/palettes.ts";
import { mendedAccent } from "#contract/look/tokens.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { hexOfTyped, type LookForm } from "./form.ts";
import styles from "./Look.module.css";

const COLOR_LENGTH = 7;

type Props = { form: LookForm; error: string | undefined; onChange: (accent: string) => void };

export function AccentField({ form: { palette, accent }, error, onChange }: Props) {
  const { t } = useTranslation("settings");
  const hex = hexOfTyped(accent);
  const [ofPalette] = paletteTokens[palette].leaf;
  return (
    <div className={styles.group}>
      <div className={styles.accent}>
        <input
          type="color"
          aria-label={t("look.accentPick")}
          value={hex ?? ofPalette}
          onChange={(event) => onChange(event.target.value)}
        />
        <Field
          label={t("look.accent")}
          hint={t("look.accentHint")}
          value={accent}
          onChange={onChange}
          maxLength={COLOR_LENGTH}
          placeholder={ofPalette}
          spellCheck="false"
          error={error}
        />
      </div>
      <div role="status" className={styles.mended}>
        {hex !== null && <Mended colors={{ palette, accent: hex }} />}
      </div>
      {accent !== "" && (
        <div>
          <Button onPress={() => onChange("")}>{t("look.accentReset")}</Button>
        </div>
      )}
    </div>
  );
}

function Mended({ colors }: { colors: Parameters<typeof mendedAccent>[0] }) {
  const { t } = useTranslation("settings");
  const mended = mendedAccent(colors);
  const { paper } = paletteTokens[colors.palette];
  return schemes.map((scheme, at) => {
    const shown = mended[scheme];
    if (shown === undefined) return null;
    return (
      <p key={scheme}>
        {t(scheme === "light" ? "look.mendedLight" : "look.mendedDark")}{" "}
        <span className={styles.shown} style={{ background: paper[at as 0 | 1], color: shown }}>
          <span aria-hidden="true" style={{ background: shown }} />
          {shown}
        </span>
      </p>
    );
  });
}
