import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../ui/admin/Field.tsx";
import layout from "../../ui/admin/Layout.module.css";
import { MomentField } from "../../ui/admin/MomentField.tsx";
import type { DraftBlockOf, DraftSponsor, DraftTier } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FormBlock } from "./FormBlock.tsx";
import styles from "./FormBlock.module.css";
import { newSponsor, newTier } from "./new-rows.ts";
import { PictureChoice } from "./PictureChoice.tsx";
import { RowList } from "./RowList.tsx";

type Props = BlockEditorProps<DraftBlockOf<"sponsors">>;

export function SponsorsEditor(props: Props) {
  const { block, editing, body } = props;
  const { tiers } = block;
  const { t } = useTranslation("admin");
  const errorOf = (field: string): string | undefined => editing.saving.errors.blocks[`${block.id} ${field}`];
  const update = (next: (all: DraftTier[]) => DraftTier[]): void =>
    editing.changeBlock(block, (now) => ({ ...now, tiers: next(now.tiers) }));
  const left = limits.sponsors - tiers.reduce((sum, { sponsors }) => sum + sponsors.length, 0);
  return (
    <FormBlock {...(props as unknown as BlockEditorProps)}>
      <p className={layout.soft}>{t("sponsors.untilHint")}</p>
      <RowList
        rows={tiers}
        most={limits.sponsorTiers}
        update={update}
        newRow={() => newTier}
        numbered={(number) => t("sponsors.tier", { number })}
        nameOf={({ title }) => title}
        addLabel={t("sponsors.addTier")}
        error={errorOf("tiers")}
        renderRow={({ title, sponsors }, index, write) => (
          <>
            <Field
              label={t("blocks.parts.tier")}
              lang="de"
              value={title}
              onChange={(next) => write({ title: next })}
              maxLength={limits.textLength}
              error={errorOf(`tiers.${index}.title`)}
              // A new block gets the focus, so that the user can type.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={index === 0 && block.id === body.added}
            />
            <div className={styles.inner}>
              <RowList
                rows={sponsors}
                most={sponsors.length + left}
                update={(next) =>
                  update((all) =>
                    all.map((tier, at) => (at === index ? { ...tier, sponsors: next(tier.sponsors) } : tier)),
                  )
                }
                newRow={() => newSponsor}
                numbered={(number) => t("sponsors.sponsor", { number })}
                nameOf={({ name }) => name}
                addLabel={t("sponsors.add")}
                prefix={`${index}.`}
                error={errorOf(`tiers.${index}.sponsors`)}
                renderRow={(sponsor, at, writeSponsor) => (
                  <SponsorFields
                    sponsor={sponsor}
                    editing={editing}
                    errorOf={(field) => errorOf(`tiers.${index}.sponsors.${at}.${field}`)}
                    onWrite={writeSponsor}
                  />
                )}
              />
            </div>
          </>
        )}
      />
    </FormBlock>
  );
}

type FieldsProps = {
  sponsor: DraftSponsor;
  editing: Props["editing"];
  errorOf: (field: string) => string | undefined;
  onWrite: (part: Partial<DraftSponsor>) => void;
};

function SponsorFields({ sponsor: { name, logo, url, until }, editing, errorOf, onWrite }: FieldsProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className={styles.row}>
        <Field
          label={t("sponsors.name")}
          lang="de"
          value={name}
          onChange={(next) => onWrite({ name: next })}
          maxLength={limits.textLength}
          error={errorOf("name")}
        />
        <Field
          label={t("sponsors.url")}
          inputMode="url"
          placeholder="https://…"
          value={url}
          onChange={(next) => onWrite({ url: next })}
          maxLength={limits.urlLength}
          error={errorOf("url")}
        />
      </div>
      <div className={styles.row}>
        <PictureChoice
          label={t("sponsors.logo")}
          removeLabel={t("sponsors.removeLogo")}
          value={logo}
          onChange={(next) => onWrite({ logo: next })}
          editing={editing}
          error={errorOf("logo")}
        />
        <MomentField
          label={t("sponsors.until")}
          isDayOnly
          value={until}
          onChange={(next) => onWrite({ until: next })}
          error={errorOf("until")}
        />
      </div>
    </>
  );
}
