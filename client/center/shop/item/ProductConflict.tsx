// Somebody else has saved the product meanwhile: whose version stays.
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { formOf, type ProductForm } from "./product-form.ts";
import type { Editing } from "./use-product.ts";

export function ProductConflict({ editing }: { editing: Editing }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const { conflict, endConflict, adopt, save, form } = editing;
  return (
    <Dialog isOpen={conflict !== null} onClose={endConflict} title={admin("conflict.title")}>
      <p>{t("item.conflict")}</p>
      {conflict && (
        <>
          <p>{t("item.conflictParts")}</p>
          <ul>
            {differing(form, formOf(conflict, i18n.language)).map((part) => (
              <li key={part}>{t(`sections.${part}`)}</li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button onPress={endConflict}>{admin("conflict.goOn")}</Button>
        <Button onPress={() => conflict && adopt(conflict)}>{admin("conflict.takeTheirs")}</Button>
        <Button tone="primary" onPress={() => conflict && void save(null, conflict.version)}>
          {admin("conflict.saveMine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const parts = {
  basics: ["title", "text", "tags", "producer", "hidden"],
  prices: ["price", "size", "deposit", "offer", "tax"],
  packs: ["packs", "packDeposit"],
  variants: ["variants"],
  stock: ["stock", "deliveryDays"],
  pictures: ["images"],
  downloads: ["downloads"],
  food: ["food"],
  law: ["minAge", "durability", "withdrawal"],
  related: ["children"],
  english: ["en"],
} as const satisfies Record<string, readonly (keyof ProductForm)[]>;

/** The sections in which the two versions are not the same. */
function differing(mine: ProductForm, theirs: ProductForm): (keyof typeof parts)[] {
  const plain = (form: ProductForm, fields: readonly (keyof ProductForm)[]): string =>
    JSON.stringify(
      fields.map((field) => form[field]),
      (key, value: unknown) => (key === "row" ? undefined : value),
    );
  return (Object.keys(parts) as (keyof typeof parts)[]).filter(
    (part) => plain(mine, parts[part]) !== plain(theirs, parts[part]),
  );
}
