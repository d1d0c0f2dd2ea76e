import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { BlockView } from "../../site/blocks/BlockView.tsx";
import { trpc } from "../../api/trpc.ts";
import { Select } from "../../ui/admin/Select.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FormBlock } from "./FormBlock.tsx";
import styles from "./FormBlock.module.css";

type Listing = DraftBlockOf<"comingEvents"> | DraftBlockOf<"latestNews">;

const counts = Array.from({ length: limits.listedInBlock }, (_, index) => String(index + 1));

export function ListingEditor(props: BlockEditorProps<Listing>) {
  const { block, editing } = props;
  const { t } = useTranslation("admin");
  const { data } = trpc.entries.listed.useQuery({ events: limits.listedInBlock, news: limits.listedInBlock });
  const shown = block.type === "comingEvents" ? data?.events : data?.news;
  return (
    <FormBlock {...props}>
      <Select
        label={t("listing.count")}
        value={String(block.count)}
        options={counts.map((value) => ({ value, label: value }))}
        onChange={(count) => editing.changeBlock(block, (now) => ({ ...now, count: Number(count) }))}
      />
      {data && shown?.length === 0 && <p className={layout.soft}>{t("listing.empty")}</p>}
      {data && (
        <div inert className={styles.shown}>
          <BlockView block={block} files={{}} listed={data} />
        </div>
      )}
    </FormBlock>
  );
}
