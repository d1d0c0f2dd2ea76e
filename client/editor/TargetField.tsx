import { useId, useState } from "react";
import { ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
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
  warning: string | undefined;
  "data-place": string | undefined;
};

export function TargetField({ label, url, onWrite, error, warning, "data-place": place }: Props) {
  const { t } = useTranslation("editor");
  const hintOf = useTargetHint();
  const warningId = useId();
  // The field may already contain an address, which is not a search. So this is '' until the user types.
  const [typed, setTyped] = useState("");
  const { targets } = useTargets(typed);
  const offered = typed === "" ? [] : targets.map((target) => ({ ...target, id: target.href }));
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
      />
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
