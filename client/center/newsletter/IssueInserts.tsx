import layout from "../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PickedEntries } from "#contract/schemas/newsletter.ts";
import { formatDay } from "#contract/values/dates.ts";
import { listTags } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Checkbox } from "../../ui/admin/Checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { SearchField } from "../../ui/admin/SearchField.tsx";
import { Unreachable } from "../Unreachable.tsx";
import styles from "./Newsletter.module.css";
import type { IssueDraft } from "./use-issue-draft.ts";

/** Appends the HTML of entries. If the issue's text is only an empty paragraph, the HTML replaces this paragraph. */
const joined = (html: string, more: string): string => (/^<p>\s*<\/p>$/u.test(html) ? more : html + more);

export function IssueInserts({ draft: { change } }: { draft: IssueDraft }) {
  const { t } = useTranslation("newsletter");
  const { client } = trpc.useUtils();
  const notifyError = useNotifyError();
  const [isPicking, setIsPicking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const insert = async (picked: Promise<PickedEntries>): Promise<void> => {
    setIsBusy(true);
    try {
      const { count, de, en } = await picked;
      if (count === 0) notify(t("inserts.none"), "bad");
      else {
        change((now) => ({
          html: joined(now.html, de),
          ...(now.en && { en: { ...now.en, html: joined(now.en.html, en) } }),
        }));
        notify(t("inserts.done", { count }));
      }
    } catch (error) {
      notifyError(error);
    }
    setIsBusy(false);
  };

  return (
    <div className={styles.actions}>
      <Button isDisabled={isBusy} onPress={() => setIsPicking(true)}>
        <Icon name="list" />
        {t("inserts.entries")}
      </Button>
      <Button isDisabled={isBusy} onPress={() => void insert(client.newsletter.pickComingEvents.query())}>
        <Icon name="calendar" />
        {t("inserts.events")}
      </Button>
      <PickEntries
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={(ids) => void insert(client.newsletter.pickEntries.query({ ids }))}
      />
    </div>
  );
}

type PickProps = { isOpen: boolean; onClose: () => void; onPick: (ids: string[]) => void };

const MOST = 20;

function PickEntries({ isOpen, onClose, onPick }: PickProps) {
  const { t } = useTranslation("newsletter");
  const { t: admin } = useTranslation("admin");
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = trpc.entries.list.useQuery(
    { limit: MOST, sort: "-publishDate", states: ["public"], places: [...listTags], ...(query && { q: query }) },
    { enabled: isOpen },
  );
  const close = (): void => {
    setChosen([]);
    onClose();
  };
  const toggle = (id: string, isOn: boolean): void =>
    setChosen(isOn ? [...chosen, id].slice(0, MOST) : chosen.filter((one) => one !== id));
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t("inserts.pick")} isWide>
      <div className={layout.stack}>
        <SearchField label={t("inserts.search")} query={query} onSearch={setQuery} />
        {list.isError && <Unreachable title={t("inserts.failed")} onAgain={() => void list.refetch()} />}
        <div role="group" aria-label={t("inserts.pick")} className={styles.choices}>
          {list.data?.items.map(({ id, title, publishDate }) => (
            <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
              {title}
              {publishDate && ` (${formatDay(publishDate)})`}
            </Checkbox>
          ))}
          {list.data?.items.length === 0 && <p>{t("inserts.nothingFound")}</p>}
        </div>
      </div>
      <DialogActions>
        <Button onPress={close}>{admin("cancel")}</Button>
        <Button
          tone="primary"
          isDisabled={chosen.length === 0}
          onPress={() => {
            onPick([...chosen]);
            close();
          }}
        >
          {t("inserts.take", { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
