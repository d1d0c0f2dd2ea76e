import { useTranslation } from "react-i18next";
import { isSameValue } from "#contract/values/same-value.ts";
import { ConflictDialog } from "../../../ui/admin/ConflictDialog.tsx";
import { formOf, type ProductForm } from "./product-form.ts";
import { legalParts } from "./legal-parts.ts";
import type { Editing } from "./use-product.ts";

export function ProductConflict({ editing }: { editing: Editing }) {
  const { t, i18n } = useTranslation("shopcenter");
  return (
    <ConflictDialog edited={editing} text={t("item.conflict")}>
      {(theirs) => (
        <>
          <p>{t("item.conflictParts")}</p>
          <ul>
            {differing(editing.form, formOf(theirs, i18n.language)).map((part) => (
              <li key={part}>{t(`sections.${part}`)}</li>
            ))}
          </ul>
        </>
      )}
    </ConflictDialog>
  );
}

const parts = {
  visibility: ["hidden"],
  basics: ["title", "text", "tags", "producer", "address"],
  prices: ["price", "offer"],
  packs: ["packs", "packDeposit"],
  variants: ["variants"],
  stock: ["stock", "deliveryDays"],
  pictures: ["images"],
  downloads: ["downloads"],
  ...legalParts,
  related: ["children"],
  english: ["en"],
} as const satisfies Record<string, readonly (keyof ProductForm)[]>;

function differing(mine: ProductForm, theirs: ProductForm): (keyof typeof parts)[] {
  const isSame = (field: keyof ProductForm): boolean => isSameValue(mine[field], theirs[field], ["row"]);
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => !parts[part].every(isSame));
}
