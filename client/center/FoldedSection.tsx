import { type ReactNode, useState } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { useLocation } from "react-router";
import { isRemainder } from "../ui/admin/standing-errors.ts";
import { Icon } from "../ui/admin/icons.tsx";
import styles from "./FoldedSection.module.css";
import screen from "./Screen.module.css";

type Props = {
  /** The section opens if the address has this fragment. */
  id: string;
  title: string;
  /** Summarises the settings inside the section in one line. */
  summary: string;
  /** The errors of the whole form. Each refused save passes a new object, so that the section opens again. */
  errors: object;
  /** True if a field of the section has an error. The section then opens, so that the form can focus this field. */
  hasError: boolean;
  children: ReactNode;
};

export function FoldedSection({ id, title, summary, errors, hasError, children }: Props) {
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === `#${id}`);
  const [seen, setSeen] = useState({ errors, hash });
  if (seen.errors !== errors || seen.hash !== hash) {
    setSeen({ errors, hash });
    const isNamed = seen.hash !== hash && hash === `#${id}`;
    if (isNamed || (hasError && !isRemainder(errors))) setIsOpen(true);
  }
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${screen.panel} ${styles.section}`}>
      <Disclosure isExpanded={isOpen} onExpandedChange={setIsOpen}>
        <Heading level={2} className={styles.heading}>
          <Button slot="trigger" className={styles.trigger ?? ""}>
            <span id={`${id}-title`}>{title}</span> <Icon name="chevron" />
            <span className={styles.summary}>{summary}</span>
          </Button>
        </Heading>
        <DisclosurePanel>
          <div className={styles.content}>{children}</div>
        </DisclosurePanel>
      </Disclosure>
    </section>
  );
}

/** A part of a folded section, with its own heading. */
export function FoldedPart({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {intro && <p>{intro}</p>}
      {children}
    </div>
  );
}
