import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { paletteTokens, schemes, type Token } from "#contract/look/palettes.ts";
import { type Palette, palettes } from "#contract/values/looks.ts";
import styles from "./Look.module.css";

type Props = { palette: Palette; onChange: (palette: Palette) => void };

const dots: readonly Token[] = ["leaf", "accent", "sun"];

export function PaletteChoice({ palette, onChange }: Props) {
  const { t } = useTranslation("settings");
  return (
    <RadioGroup value={palette} onChange={(chosen) => onChange(chosen as Palette)} className={styles.group ?? ""}>
      <Label className={layout.strong}>{t("look.palette")}</Label>
      <div className={styles.swatches}>
        {palettes.map((name) => (
          <Radio key={name} value={name} className={styles.swatch ?? ""}>
            <Faces name={name} />
            <span className={styles.name}>{t(`look.palettes.${name}`)}</span>
            <span className={styles.hint}>{t(`look.paletteLooks.${name}`)}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

function Faces({ name }: { name: Palette }) {
  const tokens = paletteTokens[name];
  return (
    <span className={styles.faces} aria-hidden="true">
      {schemes.map((scheme, at) => {
        const color = (token: Token) => tokens[token][at as 0 | 1];
        return (
          <span key={scheme} className={styles.face} style={{ background: color("paper"), color: color("ink") }}>
            <span className={styles.letters}>Aa</span>
            <span className={styles.dots}>
              {dots.map((dot) => (
                <span key={dot} style={{ background: color(dot) }} />
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}
