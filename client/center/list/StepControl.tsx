import { Button, ButtonLink } from "../../ui/admin/Button.tsx";
import { Icon, type IconName } from "../../ui/admin/icons.tsx";

/**
 * An action of a list, for example its export. Wide lists show this step as a button or a link, narrow lists as a row
 * in a sheet.
 */
export type Step = {
  label: string;
  icon?: IconName;
  /** On windows of medium width, the button shows only its icon. */
  isCompact?: boolean;
} & ({ to: string } | { download: string } | { onPress: () => void });

type Props = {
  step: Step;
  isInSheet?: boolean;
  /**
   * Called with the step's action instead of calling the action directly. A sheet runs the action only after closing.
   */
  onPress?: (act: () => void) => void;
  onFollow?: () => void;
};

export function StepControl({ step, isInSheet = false, onPress = (act) => act(), onFollow }: Props) {
  const { label, icon, isCompact = false } = step;
  if ("onPress" in step)
    return (
      <Button onPress={() => onPress(step.onPress)}>
        {icon && <Icon name={icon} />}
        {label}
      </Button>
    );
  return (
    <ButtonLink
      {...("to" in step ? { to: step.to } : { download: step.download })}
      {...(icon && { icon })}
      {...(onFollow && { onFollow })}
      isCompact={isCompact && !isInSheet}
    >
      {label}
    </ButtonLink>
  );
}
