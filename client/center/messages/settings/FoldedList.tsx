// A list of the settings whose rows open below their names: topics, and templates of answers.
import { type ReactNode, useRef, useState } from "react";
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { Button } from "../../../ui/admin/Button.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { Section } from "../../Section.tsx";
import styles from "./MessageSettings.module.css";

type Item = { id: string };
type RowOf<Row extends Item> = {
  isNew: boolean;
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
};

type ListProps<Row extends Item> = {
  id: string;
  title: string;
  intro: string;
  addLabel: string;
  /** The notice after a row was removed. */
  removed: string;
  most: number;
  items: Row[];
  create: () => Row;
  onChange: (items: Row[]) => void;
  children: (row: Row, props: RowOf<Row>) => ReactNode;
};

export function FoldedList<Row extends Item>({ items, onChange, children, ...props }: ListProps<Row>) {
  const [made, setMade] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const begin = (): void => {
    const row = props.create();
    setMade(row.id);
    onChange([...items, row]);
  };
  const remove = (id: string): void => {
    onChange(items.filter((one) => one.id !== id));
    notify(props.removed);
    add.current?.focus();
  };
  return (
    <Section id={props.id} title={props.title} intro={props.intro}>
      <div className={styles.templates}>
        {items.map((row) => (
          <Each
            key={row.id}
            row={row}
            render={children}
            isNew={row.id === made}
            onChange={(part) => onChange(items.map((one) => (one.id === row.id ? { ...one, ...part } : one)))}
            onRemove={() => remove(row.id)}
          />
        ))}
      </div>
      <div>
        <Button ref={add} isDisabled={items.length >= props.most} onPress={begin}>
          <Icon name="plus" />
          {props.addLabel}
        </Button>
      </div>
    </Section>
  );
}

type EachProps<Row extends Item> = RowOf<Row> & { row: Row; render: ListProps<Row>["children"] };

const Each = <Row extends Item>({ row, render, ...props }: EachProps<Row>): ReactNode => render(row, props);

type RowProps = {
  name: string;
  isNew: boolean;
  hasError: boolean;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
};

export function FoldedRow({ name, isNew, hasError, removeLabel, onRemove, children }: RowProps) {
  return (
    // If the row has an error, the changed key remounts the disclosure, so that the disclosure opens.
    <Disclosure key={String(hasError)} className={styles.template ?? ""} defaultExpanded={isNew || hasError}>
      <Heading level={3}>
        <AriaButton slot="trigger" className={styles.trigger ?? ""}>
          <Icon name="chevron" />
          {name}
        </AriaButton>
      </Heading>
      <DisclosurePanel>
        <div className={styles.fields}>
          {children}
          <div>
            <Button tone="danger" onPress={onRemove}>
              <Icon name="trash" />
              {removeLabel}
            </Button>
          </div>
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}
