import { useTranslation } from "react-i18next";
import { embeddedHost, isListedHost } from "#contract/values/embeds.ts";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { completeUrl } from "../../editor/complete-url.ts";
import { Field } from "../../ui/admin/Field.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FieldsEditor } from "./FieldsEditor.tsx";

export function EmbedEditor(props: BlockEditorProps<DraftBlockOf<"embed">>) {
  const { block, editing } = props;
  const { url } = block;
  const { t } = useTranslation("admin");
  const { embedHosts: hosts } = useSiteSettings().site;
  const host = embeddedHost(url);
  const write = (next: string): void => editing.changeBlock(block, (now) => ({ ...now, url: next }));
  return (
    <FieldsEditor {...(props as unknown as BlockEditorProps)}>
      <Field
        label={t("embed.url")}
        hint={hosts.length === 0 ? t("embed.noHosts") : t("embed.hosts", { hosts: hosts.join(", ") })}
        warning={host !== null && !isListedHost(url, hosts) ? t("embed.unlisted", { host }) : undefined}
        inputMode="url"
        placeholder="https://…"
        value={url}
        onChange={write}
        // 'www.example.org' becomes an https address.
        onBlur={() => {
          const whole = completeUrl(url);
          if (whole !== null && whole !== url) write(whole);
        }}
        maxLength={limits.urlLength}
        error={editing.saving.errors.blocks[`${block.id} url`]}
      />
    </FieldsEditor>
  );
}
