import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/admin/Button.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import section from "../../Section.module.css";
import { DeleteProduct } from "../products/DeleteProduct.tsx";
import { Basics } from "./Basics.tsx";
import { English } from "./English.tsx";
import { shownParts } from "./goods-parts.ts";
import { LegalFields } from "./LegalFields.tsx";
import { Packs } from "./Packs.tsx";
import styles from "./Product.module.css";
import { ProductConflict } from "./ProductConflict.tsx";
import { ProductFiles } from "./ProductFiles.tsx";
import { Prices } from "./Prices.tsx";
import { Related } from "./Related.tsx";
import { ShelfPreview } from "./ShelfPreview.tsx";
import sides from "./Sides.module.css";
import { Stock } from "./Stock.tsx";
import { type Edited, useProduct } from "./use-product.ts";
import { Variants } from "./Variants.tsx";
import { Visibility } from "./Visibility.tsx";

type Props = { product: Edited; onCreated: (id: string) => void; onRemoved: () => void };

export function ProductEditor({ product, onCreated, onRemoved }: Props) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const editing = useProduct(product, onCreated);
  const [typedTag, setTypedTag] = useState<string | null>(null);
  const [toRemove, setToRemove] = useState<{ id: string; title: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, editing.errors);
  // After a save has added the typed tag, the new key empties the tag field.
  const [tagsTaken, setTagsTaken] = useState(0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typedTag !== null) setTagsTaken(tagsTaken + 1);
    void editing.save(typedTag);
  };
  const { id, isChanged, wasKept } = editing;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {wasKept && isChanged && (
        <div role="status" className={styles.kept}>
          <p>{admin("editor.restored")}</p>
          <Button onPress={editing.discard}>{admin("editor.discard")}</Button>
        </div>
      )}
      <div className={sides.sides}>
        <div className={sides.columns}>
          <div>
            <Basics editing={editing} tagsTaken={tagsTaken} onTypedTag={setTypedTag} />
            <ProductFiles place="images" editing={editing} />
            <Prices editing={editing} />
            {shownParts(editing.form).packs && <Packs editing={editing} />}
            <Variants editing={editing} />
            <ProductFiles place="downloads" editing={editing} />
            <Related editing={editing} />
            <English editing={editing} />
          </div>
          <div className={sides.narrow}>
            <Visibility editing={editing} />
            <Stock editing={editing} />
            <ShelfPreview editing={editing} />
            <LegalFields editing={editing} />
          </div>
        </div>
      </div>
      {id !== null && (
        <Button tone="danger" onPress={() => setToRemove({ id, title: editing.form.title })}>
          {t("item.remove")}
        </Button>
      )}
      <div className={section.actions}>
        {isChanged && <span>{admin("editor.changed")}</span>}
        <SaveButton type="submit" isDisabled={editing.isSaving} />
      </div>
      <ProductConflict editing={editing} />
      <DeleteProduct product={toRemove} onClose={() => setToRemove(null)} onRemoved={onRemoved} />
      <LeaveQuestion
        isAsked={isChanged}
        title={admin("settings.leaveTitle")}
        text={t("item.leaveText")}
        leaveLabel={admin("settings.leave")}
        stayLabel={admin("settings.stay")}
      />
    </form>
  );
}
