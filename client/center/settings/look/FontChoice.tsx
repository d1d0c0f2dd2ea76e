import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { fontTokens, type OtherPair, pairOf } from "#contract/look/fonts.ts";
import { type FontPair, fontPairs } from "#contract/values/looks.ts";
import styles from "./Look.module.css";
import { useFontSamples } from "./use-font-samples.ts";

type Props = { fonts: FontPair; onChange: (fonts: FontPair) => void };

/** The default fonts of the style sheet. The page itself may currently use other fonts. */
const usual = { heading: '"Fraunces Variable", serif', text: '"Source Sans 3 Variable", sans-serif', weight: "560" };

function lettersOf(pair: FontPair): typeof usual {
  if (pairOf(pair) === null) return usual;
  const tokens = fontTokens(pair as OtherPair);
  const { "font-heading": heading = "", "font-text": text = "", "weight-heading": weight = "" } = tokens;
  return { heading, text, weight };
}

export function FontChoice({ fonts, onChange }: Props) {
  const { t } = useTranslation("settings");
  useFontSamples();
  return (
    <RadioGroup value={fonts} onChange={(chosen) => onChange(chosen as FontPair)} className={styles.group ?? ""}>
      <Label className={layout.strong}>{t("look.fonts")}</Label>
      <div className={styles.samples}>
        {fontPairs.map((pair) => {
          const { heading, text, weight } = lettersOf(pair);
          return (
            <Radio key={pair} value={pair} className={`${styles.swatch} ${styles.sample}`}>
              <span className={styles.name}>{t(`look.pairs.${pair}`)}</span>
              <span aria-hidden="true" className={styles.heading} style={{ fontFamily: heading, fontWeight: weight }}>
                {t("look.sampleHeading")}
              </span>
              <span aria-hidden="true" style={{ fontFamily: text }}>
                {t("look.sampleText")}
              </span>
            </Radio>
          );
        })}
      </div>
    </RadioGroup>
  );
}
