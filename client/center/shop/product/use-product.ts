import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Product } from "#contract/shop/products.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../ui/admin/notices.tsx";
import { useVersionedForm } from "../../../ui/admin/use-versioned-form.ts";
import { useViewer } from "../../../api/viewer.ts";
import { NEW_ITEM } from "../shop-paths.ts";
import { dropKeptProduct, keepProduct, readKeptProduct } from "./kept-product.ts";
import { formOf, type ProductForm } from "./product-form.ts";
import { readForm } from "./read-form.ts";

export type Edited = Omit<Product, "id" | "updated"> & { id: string | null };

/** For a new product the price is empty, so that the user must enter one. */
function formFor(product: Edited, language: string): ProductForm {
  const form = formOf(product, language);
  return product.id === null ? { ...form, price: "" } : form;
}

export function useProduct(product: Edited, onCreated: (id: string) => void) {
  const { t, i18n } = useTranslation("shopcenter");
  const utils = trpc.useUtils();
  const { kept, keep, drop } = useKept(product);
  const create = trpc.products.create.useMutation();
  const update = trpc.products.update.useMutation();
  const begun = kept ? { ...product, version: kept.version } : product;
  const edited = useVersionedForm<Edited, ProductForm>(begun, {
    formOf: (stored) => formFor(stored, i18n.language),
    begun: kept?.form,
    check: (form) => {
      const wrong = Object.entries(readForm(form).problems).map(([path, problem]) => [path, t(`problems.${problem}`)]);
      if (wrong.length > 0) notify(t("problems.notSaved", { count: wrong.length }), "bad");
      return Object.fromEntries(wrong);
    },
    send: async (form, { id, version }) => {
      const { input } = readForm(form);
      const next = await (id === null ? create.mutateAsync(input) : update.mutateAsync({ id, ...input, version }));
      utils.products.byId.setData({ id: next.id }, next);
      return next;
    },
    onSaved: () => {
      void utils.products.list.invalidate();
      void utils.products.tags.invalidate();
    },
  });
  const { stored, form, isChanged, setForm, save, adopt } = edited;
  /**
   * Adds a typed tag that the user has not added. The tag becomes part of the form, so that a conflict does not lose
   * it.
   */
  const withTyped = (tag: string | null): ProductForm => {
    if (tag === null) return form;
    const next = { ...form, tags: [...new Set([...form.tags, tag])] };
    setForm(next);
    return next;
  };

  useEffect(() => {
    if (isChanged) keep({ version: stored.version, form });
    else drop();
  }, [isChanged, stored.version, form, keep, drop]);

  // The new product opens at its own URL. This effect runs after a render in which the form counts as unchanged. So
  // leaving asks no question.
  const tellCreated = useEffectEvent((id: string) => onCreated(id));
  const created = product.id === null ? stored.id : null;
  useEffect(() => {
    if (created !== null) tellCreated(created);
  }, [created]);

  return {
    ...edited,
    id: stored.id,
    wasKept: kept !== null,
    save: (typedTag: string | null) => save(withTyped(typedTag)),
    /** Resets the form to the newer version: the draft's base, or the loaded product. */
    discard: () => adopt(stored.version < product.version ? product : stored),
  };
}

export type Editing = ReturnType<typeof useProduct>;

/** The draft in this browser's storage, read only once. */
function useKept({ id }: Edited) {
  const userId = useViewer().id ?? "";
  const name = id ?? NEW_ITEM;
  const [kept] = useState(() => readKeptProduct(userId, name));
  const [{ keep, drop }] = useState(() => ({
    keep: (now: Parameters<typeof keepProduct>[2]) => keepProduct(userId, name, now),
    drop: () => dropKeptProduct(userId, name),
  }));
  return { kept, keep, drop };
}
