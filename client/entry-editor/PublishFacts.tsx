// The facts in the sheet before a publication: the places, languages and pictures of the entry.
import { useTranslation } from "react-i18next";
import { entryPath, isInList, listTags } from "#contract/values/pages.ts";
import { Button } from "../ui/admin/Button.tsx";
import { olderParts } from "./english/older.ts";
import styles from "./PublishSheet.module.css";
import { shownPictures } from "./shortcomings.ts";
import { isUndescribed } from "./undescribed.ts";
import type { Editing } from "./use-editing.ts";

type Props = { editing: Editing };

export function PublishFacts({ editing, onEnglish }: Props & { onEnglish: () => void }) {
  const { t } = useTranslation("admin");
  const { draft, stored } = editing.session;
  const path = entryPath({ ...stored, tags: draft.tags });
  const languages = useLanguageWords(editing);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("publish.where")}</dt>
        <dd>
          {useListWords(editing)}
          {/* An entry that was never public has no readable address yet. */}
          {path !== null && stored.address !== null && <span className={styles.path}>{path}</span>}
        </dd>
      </div>
      {!editing.onlyGerman && (
        <div>
          <dt>{t("publish.languages")}</dt>
          <dd>
            {languages}
            {olderCount(editing) > 0 && (
              <Button tone="plain" onPress={onEnglish}>
                {t("publish.readEnglish")}
              </Button>
            )}
          </dd>
        </div>
      )}
      <Pictures editing={editing} />
    </dl>
  );
}

/** @returns the facts in one line, for the folded part of the sheet */
export function useFactsInShort(editing: Editing): string {
  return [useListWords(editing), useLanguageWords(editing)].filter(Boolean).join(" · ");
}

function useListWords({ session: { draft, stored } }: Editing): string {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const lists = listTags.filter((list) => isInList(draft.tags, list)).map((list) => site(`nav.${list}`));
  if (lists.length > 0) return lists.join(", ");
  return entryPath({ ...stored, tags: draft.tags }) === null ? t("editor.nowhere") : "";
}

/** The number of parts whose German text is newer than the English one. */
const olderCount = ({ hasEnglish, session: { draft, stored } }: Editing): number =>
  hasEnglish ? olderParts(stored, draft).length : 0;

function useLanguageWords(editing: Editing): string {
  const { t } = useTranslation("admin");
  const count = olderCount(editing);
  if (editing.onlyGerman) return "";
  if (!editing.hasEnglish) return t("publish.onlyGerman");
  return t(count > 0 ? "publish.englishOlder" : "publish.both", { count });
}

function Pictures({ editing: { session, files, hasEnglish } }: Props) {
  const { t } = useTranslation("admin");
  const pictures = shownPictures(session.draft).flatMap((id) => files[id] ?? []);
  const count = pictures.filter((picture) => isUndescribed(picture, hasEnglish)).length;
  const described = t(count === 0 ? "publish.described" : "publish.undescribed", { count });
  return (
    <div>
      <dt>{t("publish.pictures")}</dt>
      <dd>{pictures.length === 0 ? t("publish.noPictures") : described}</dd>
    </div>
  );
}
