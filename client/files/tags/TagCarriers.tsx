import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import type { TagCarriers as Counts } from "#contract/schemas/tags.ts";
import { trpc } from "../../api/trpc.ts";
import styles from "../removal/FileUses.module.css";

const kinds = ["files", "entries", "products", "orders", "messages"] as const satisfies readonly (keyof Counts)[];

export function TagCarriers({ path }: { path: string }) {
  const { t, i18n } = useTranslation("files");
  const carriers = trpc.tags.carriers.useQuery({ path }, { staleTime: 0 });
  if (carriers.isPending) return <p className={layout.soft}>{t("tags.carriers.looking")}</p>;
  if (carriers.isError) return <p className={layout.soft}>{t("tags.carriers.unknown")}</p>;
  const counts = carriers.data;
  const list = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`tags.carriers.${kind}`, { count: counts[kind] }));
  if (list.length === 0) return <p className={layout.soft}>{t("tags.carriers.none")}</p>;
  return (
    <p className={styles.warning}>
      {t("tags.carriers.some", { list: new Intl.ListFormat(i18n.language).format(list) })}
    </p>
  );
}
