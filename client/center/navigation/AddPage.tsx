import layout from "../../ui/admin/Layout.module.css";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { addressLength, slugOf } from "#contract/values/addresses.ts";
import { limits } from "#contract/values/limits.ts";
import { mayHold, type Navigation, type NavigationArea, navigationAreas } from "#contract/values/navigation.ts";
import { fixedPages, type OptionalPageName } from "#contract/values/pages.ts";
import { ownName } from "../../site/layout/menus.ts";
import type { EntryLocationState } from "../../entry-editor/use-create-entry.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { useFieldErrors } from "../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import styles from "./Navigation.module.css";
import type { PageNames } from "./page-names.ts";
import type { Stored } from "./use-pages.ts";

type Props = {
  stored: Stored;
  tree: Navigation;
  names: PageNames;
  /** Stores the edited page tree first. @returns true if the tree is stored */
  onSave: () => Promise<boolean>;
  onClose: () => void;
};

export function AddPage({ stored, tree, names, onSave, onClose }: Props) {
  const { t } = useTranslation("navigation");
  const { t: admin } = useTranslation("admin");
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const add = trpc.navigation.add.useMutation();
  const [title, setTitle] = useState("");
  const [ownAddress, setOwnAddress] = useState<string | null>(null);
  const [place, setPlace] = useState("main");
  const parents = navigationAreas.flatMap((area) =>
    tree[area].filter(({ page }) => mayHold(page)).map((item) => ({ area, item })),
  );
  const parent = parents.find(({ item }) => `below ${item.page}` === place);
  const address = ownAddress ?? `${baseOf(parent?.item.page, stored)}/${slugOf(title)}`;
  const { errors, show, clear } = useFieldErrors(["title", "address"], { title, address });
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const options = [
    ...navigationAreas.map((area) => ({ value: area as string, label: t(`areas.${area}`) })),
    ...parents.map(({ area, item }) => ({
      value: `below ${item.page}`,
      label: t("new.below", { name: names.shown(item, area) }),
    })),
  ];
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    clear();
    if (!(await onSave())) return;
    try {
      const area = (parent?.area ?? place) as NavigationArea;
      const made = await add.mutateAsync({ title, address, place: area, parent: parent?.item.page ?? null });
      await utils.settings.get.invalidate();
      const state: EntryLocationState = { edit: true };
      await navigate(made.path, { state });
    } catch (error) {
      show(error);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("new.title")}>
      <form ref={form} className={layout.closeStack} onSubmit={(event) => void submit(event)} noValidate>
        <Unsaved isThere={!add.isSuccess && (title !== "" || ownAddress !== null)} />
        <PreparedPages
          missing={preparedPages.filter((name) => !(name in stored.pages))}
          onChoose={(name, shown) => {
            setTitle(shown);
            setOwnAddress(fixedPages[name]);
          }}
        />
        <Field
          label={t("new.name")}
          value={title}
          onChange={setTitle}
          maxLength={limits.textLength}
          error={errors["title"]}
          autoFocus
        />
        <Select label={t("new.place")} value={place} options={options} onChange={setPlace} />
        <Field
          label={t("new.address")}
          hint={t("new.addressHint")}
          value={address}
          onChange={setOwnAddress}
          maxLength={addressLength}
          error={errors["address"]}
        />
        <DialogActions>
          <Button onPress={onClose}>{admin("cancel")}</Button>
          <Button type="submit" tone="primary" isDisabled={add.isPending}>
            {t("new.submit")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The site has more for these pages than for others: tiles on the home page, the map. */
const preparedPages = ["Erlebnis", "Projekt"] as const satisfies readonly OptionalPageName[];
type PreparedPage = (typeof preparedPages)[number];

type PreparedProps = { missing: readonly PreparedPage[]; onChoose: (name: PreparedPage, shown: string) => void };

function PreparedPages({ missing, onChoose }: PreparedProps) {
  const { t } = useTranslation("navigation");
  const { t: site } = useTranslation();
  if (missing.length === 0) return null;
  return (
    <details>
      <summary>{t("new.prepared")}</summary>
      <ul className={styles.prepared}>
        {missing.map((name) => {
          const shown = ownName(fixedPages[name], name === "Projekt" ? "footer" : "main", site) ?? name;
          return (
            <li key={name}>
              <Button onPress={() => onChoose(name, shown)}>{shown}</Button>
              <span className={layout.softSmall}>{t(`new.${name}`)}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function baseOf(parent: string | undefined, { pages }: Stored): string {
  if (parent === undefined) return "";
  return parent === "Erlebnis" ? "/erlebnis" : (pages[parent]?.path ?? "");
}
