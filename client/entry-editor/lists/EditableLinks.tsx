import { useId } from "react";
import { useTranslation } from "react-i18next";
import { newBlockId } from "#contract/blocks/block-id.ts";
import { limits } from "#contract/values/limits.ts";
import type { LinkState } from "#contract/values/site-links.ts";
import { TargetField } from "../../editor/TargetField.tsx";
import article from "../../site/entries/Article.module.css";
import { Button } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { BlockInWindow, OpenInWindow } from "../frame/BlockInWindow.tsx";
import { BlockTools } from "../frame/BlockTools.tsx";
import { ToolGroup } from "../frame/ToolGroup.tsx";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import type { DraftBlockOf, DraftLink } from "../draft-blocks.ts";
import type { LinkErrors } from "../field-errors.ts";
import { EditableList } from "./EditableList.tsx";
import shared from "../editing.module.css";
import styles from "./EditableList.module.css";

type Links = DraftBlockOf<"links">;

export function EditableLinks({ block, name, place, editing, body }: BlockEditorProps<Links>) {
  const { t: site } = useTranslation();
  const { i18n } = useTranslation("admin");
  const heading = useId();
  const own = { kind: "links", id: block.id, name, body } as const;
  return (
    <section
      data-block={block.id}
      role="group"
      aria-labelledby={heading}
      lang={i18n.language}
      className={`${article.block} ${styles.place}`}
    >
      <h2 id={heading} className={article.listTitle}>
        {site("article.links")}
      </h2>
      <ToolGroup name={name} className={shared.sectionTools}>
        <OpenInWindow {...own} />
        <BlockTools block={block} place={place} body={body} name={name} />
      </ToolGroup>
      <LinkRows block={block} editing={editing} />
      <BlockInWindow {...own}>
        <LinkRows block={block} editing={editing} />
      </BlockInWindow>
    </section>
  );
}

type RowsProps = Pick<BlockEditorProps<Links>, "block" | "editing">;

function LinkRows({ block, editing }: RowsProps) {
  const { t } = useTranslation("admin");
  const { saving } = editing;
  const { links } = block;
  const update = (next: (all: DraftLink[]) => DraftLink[]): void =>
    editing.changeBlock(block, (now) => ({ ...now, links: next(now.links) }));
  const write = (key: string, text: Partial<DraftLink>): void =>
    update((all) => all.map((link) => (link.key === key ? { ...link, ...text } : link)));
  return (
    <>
      <EditableList
        texts="links"
        items={links}
        update={update}
        keyOf={({ key }) => key}
        nameOf={({ title }, index) => title || t("links.untitled", { number: index + 1 })}
        renderItem={(link) => (
          <LinkFields
            link={link}
            state={editing.links.stateOf(link.url)}
            errors={saving.errors.links[link.key]}
            onWrite={(text) => write(link.key, text)}
          />
        )}
      />
      <div className={styles.sources}>
        <Button
          isDisabled={links.length >= limits.linksPerEntry}
          onPress={() => update((all) => [...all, { key: newBlockId(), title: "", url: "" }])}
        >
          <Icon name="plus" />
          {t("links.add")}
        </Button>
      </div>
    </>
  );
}

type FieldsProps = {
  link: DraftLink;
  state: LinkState;
  errors: LinkErrors | undefined;
  onWrite: (text: Partial<DraftLink>) => void;
};

function LinkFields({ link: { title, url }, state, errors, onWrite }: FieldsProps) {
  const { t } = useTranslation("admin");
  const isNew = title === "" && url === "";
  return (
    <div className={styles.link}>
      <Field
        label={t("links.title")}
        value={title}
        onChange={(text) => onWrite({ title: text })}
        error={errors?.title}
        maxLength={limits.textLength}
        // A new link gets the focus, so that the user can type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNew}
      />
      <TargetField
        label={t("links.url")}
        url={url}
        onWrite={(address, target) => onWrite({ url: address, ...(target && title === "" && { title: target.title }) })}
        error={errors?.url}
        warning={state === "public" ? undefined : t(`links.state.${state}`)}
        data-place={state === "public" ? undefined : "links"}
      />
    </div>
  );
}
