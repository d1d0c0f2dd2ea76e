import { Label, Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components";
import styles from "./Slider.module.css";

type Props = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  format: Intl.NumberFormatOptions;
};

export function Slider({ label, value, onChange, min, max, step, format }: Props) {
  return (
    <AriaSlider
      className={styles.slider ?? ""}
      value={value}
      onChange={onChange}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={format}
    >
      <Label className={styles.label}>{label}</Label>
      <SliderOutput className={styles.output ?? ""} />
      <SliderTrack className={styles.track ?? ""}>
        <SliderThumb className={styles.thumb ?? ""} />
      </SliderTrack>
    </AriaSlider>
  );
}
