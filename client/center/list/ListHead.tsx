import type { ReactNode, Ref } from "react";
import { useIsNarrow } from "../../ui/admin/container.ts";
import layout from "../../ui/admin/Layout.module.css";
import screen from "../Screen.module.css";
import { type Step, StepControl } from "./StepControl.tsx";

type Props = {
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  steps?: readonly Step[];
  /** An AddButton or an AddLink. */
  add?: ReactNode;
};

/**
 * The head of a list. In narrow lists, the heading is only for screen readers, because the breadcrumb or the current
 * tab shows the title. In narrow lists, ListTools shows the steps in a sheet.
 */
export function ListHead({ title, heading, steps = [], add }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <header data-list-head className={isNarrow ? undefined : screen.head}>
      <h1 ref={heading} tabIndex={-1} className={isNarrow ? "visually-hidden" : undefined}>
        {title}
      </h1>
      {isNarrow ? (
        add
      ) : (
        <div className={layout.actions}>
          {steps.map((step) => (
            <StepControl key={step.label} step={step} />
          ))}
          {add}
        </div>
      )}
    </header>
  );
}
