import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "#contract/schemas/messages.ts";
import { TagChips } from "../../files/TagChips.tsx";
import { TagInput } from "../../files/TagInput.tsx";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "./MessageDetail.module.css";
import { useChangeMessage } from "./use-message-changes.ts";

export function MessageTags({ message: { id, tags } }: { message: Message }) {
  const { t } = useTranslation("messages");
  const [isAdding, setIsAdding] = useState(false);
  const change = useChangeMessage();
  const store = (next: string[]): void => change.mutate({ id, tags: next });
  return (
    <div className={styles.tags}>
      <TagChips tags={tags} onRemove={(path) => store(tags.filter((tag) => tag !== path))} />
      <Button tone="plain" aria-expanded={isAdding} onPress={() => setIsAdding(!isAdding)}>
        <Icon name="tag" />
        {t("tags")}
      </Button>
      {isAdding && (
        <div className={styles.tagInput}>
          <TagInput
            isFocused
            label={t("tagAdd")}
            buttonLabel={t("tagAddButton")}
            onChoose={(path) => store([...tags, path])}
          />
        </div>
      )}
    </div>
  );
}
