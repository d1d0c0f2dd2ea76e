import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import { truncate } from "#contract/values/truncate.ts";
import type { Product } from "#contract/shop/products.ts";
import { trpc } from "../../../api/trpc.ts";
import field from "../../../ui/admin/Field.module.css";
import menu from "../../../ui/admin/Menu.module.css";
import styles from "./Product.module.css";

const SUGGESTED = 12;

type Props = { label: string; without: readonly string[]; onChoose: (id: string) => void };

export function ProductCombo({ label, without, onChoose }: Props) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState({ count: 0, isJustNow: false });
  const q = truncate(text.trim(), limits.searchLength);
  const { data } = trpc.products.list.useQuery(
    { limit: SUGGESTED + without.length, ...(q && { q }) },
    { placeholderData: keepPreviousData },
  );
  const found = (data?.items ?? []).filter(({ id }) => !without.includes(id)).slice(0, SUGGESTED);
  return (
    <ComboBox
      // An emptied field would open its suggestions again, so each choice remounts the field.
      key={chosen.count}
      items={found}
      inputValue={text}
      onInputChange={setText}
      selectedKey={null}
      onSelectionChange={(key) => {
        if (key === null) return;
        setText("");
        setChosen(({ count }) => ({ count: count + 1, isJustNow: true }));
        onChoose(String(key));
      }}
      menuTrigger={chosen.isJustNow ? "input" : "focus"}
      onBlur={() => setChosen(({ count }) => ({ count, isJustNow: false }))}
      allowsEmptyCollection={false}
      className={styles.combo ?? ""}
    >
      <Label className={field.label}>{label}</Label>
      <Input className={field.input ?? ""} maxLength={limits.searchLength} autoFocus={chosen.isJustNow} />
      <Popover className={menu.popover ?? ""}>
        <ListBox className={menu.menu ?? ""}>
          {({ id, title }: Product) => (
            <ListBoxItem id={id} textValue={title} className={menu.menuItem ?? ""}>
              {title}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
