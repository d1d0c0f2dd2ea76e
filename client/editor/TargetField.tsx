import { type KeyboardEvent, useId, useRef, useState } from "react";
import { ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { OfferedTarget } from "#contract/schemas/links.ts";
import { limits } from "#contract/values/limits.ts";
import field from "../ui/admin/Field.module.css";
import { Icon } from "../ui/admin/icons.tsx";
import menu from "../ui/admin/Menu.module.css";
import { OpensOnArrival } from "../ui/admin/OpensOnArrival.tsx";
import { completeUrl } from "./complete-url.ts";
import { targetIcons, useTargetHint } from "./target-hint.ts";
import styles from "./TargetField.module.css";
import { useTargets } from "./use-targets.ts";

type Props = {
  label: string;
  url: string;
  onWrite: (url: string, target: OfferedTarget | null) => void;
  error: string | undefined;
  hint?: string;
  isFocused?: boolean;
  /**
   * Called for Enter, unless the arrow keys have marked a target. If not set, Enter chooses the marked target or
   * accepts the text.
   */
  onEnter?: () => void;
  warning?: string | undefined;
  "data-place"?: string | undefined;
};

export function TargetField({ label, url, onWrite, error, warning, "data-place": place, ...rest }: Props) {
  const { hint, isFocused = false, onEnter } = rest;
  const { t } = useTranslation("editor");
  const hintOf = useTargetHint();
  const warningId = useId();
  // The search text. It is '' until the user types, because an address that is already in the field is no search.
  const [typed, setTyped] = useState("");
  const { targets, isPending } = useTargets(typed);
  // Targets of an earlier text are not offered, because Enter would choose one of them.
  const isCurrent = typed !== "" && typed === url && !isPending;
  const offered = isCurrent ? targets.map((target) => ({ ...target, id: target.href })) : [];
  // True if an arrow key has marked a target. A resting pointer also marks a target, which the user has not chosen.
  const isMarkedByKey = useRef(false);
  const press = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") isMarkedByKey.current = true;
    if (!onEnter || event.key !== "Enter" || (isMarkedByKey.current && offered.length > 0)) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter();
  };
  const choose = (href: string): void => {
    const target = offered.find((one) => one.id === href);
    if (!target) return;
    setTyped("");
    onWrite(href, target);
  };
  return (
    <ComboBox
      allowsCustomValue
      menuTrigger="input"
      items={offered}
      inputValue={url}
      onInputChange={(text) => {
        // React Aria also reports the unchanged address when the user chooses a target or leaves the field.
        if (text === url) return;
        isMarkedByKey.current = false;
        setTyped(text);
        onWrite(text, null);
      }}
      selectedKey={null}
      onSelectionChange={(key) => key !== null && choose(String(key))}
      // 'www.example.org' becomes a URL. The server reports an error for text that is not an address.
      onBlur={() => {
        setTyped("");
        const whole = completeUrl(url);
        if (whole !== null && whole !== url) onWrite(whole, null);
      }}
      isInvalid={error !== undefined}
      {...(warning && { "aria-describedby": warningId })}
      className={field.field ?? ""}
      data-place={place}
    >
      <span className={field.head}>
        <Label>{label}</Label>
      </span>
      <Input
        className={field.input ?? ""}
        maxLength={limits.urlLength}
        inputMode="url"
        placeholder={t("link.example")}
        spellCheck="false"
        autoFocus={isFocused}
        onKeyDownCapture={press}
      />
      {hint && (
        <Text slot="description" className={field.hint}>
          {hint}
        </Text>
      )}
      {warning && (
        <span id={warningId} className={field.warning}>
          {warning}
        </span>
      )}
      <FieldError className={field.error ?? ""}>{error}</FieldError>
      <OpensOnArrival keys={offered.map(({ id }) => id)} />
      <Popover className={`${menu.popover} ${styles.targets}`}>
        <ListBox className={menu.menu ?? ""}>
          {(target: OfferedTarget) => (
            <ListBoxItem
              id={target.href}
              textValue={target.title}
              className={`${menu.menuItem} ${menu.withIcon} ${styles.target}`}
            >
              <Icon name={targetIcons[target.kind]} />
              <span>{target.title}</span>
              <span className={styles.hint}>{hintOf(target)}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
