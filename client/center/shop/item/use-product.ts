// A product while it is edited: read, changed, kept in the browser, saved, and compared if someone else saved first.
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Product } from "#contract/shop/products.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { useSaveAttempts } from "../../../ui/admin/use-save-attempts.ts";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { useViewer } from "../../../api/viewer.ts";
import { NEW_ITEM } from "../shop-paths.ts";
import { dropKeptProduct, keepProduct, readKeptProduct } from "./kept-product.ts";
import { formOf, isSameForm, type ProductForm } from "./product-form.ts";
import { readForm } from "./read-form.ts";

/** What the form begins with; a product that is not stored yet has no id. */
export type Edited = Omit<Product, "id"> & { id: string | null };

/** Nobody has said yet what a new product costs. */
function formFor(product: Edited, language: string): ProductForm {
  const form = formOf(product, language);
  return product.id === null ? { ...form, price: "" } : form;
}

export function useProduct(product: Edited, onCreated: (id: string) => void) {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(product);
  const keeping = useKept(product);
  const [base, setBase] = useState(keeping.kept?.version ?? product.version);
  const [form, setForm] = useState(() => keeping.kept?.form ?? formFor(product, i18n.language));
  const [created, setCreated] = useState<string | null>(null);
  const create = trpc.products.create.useMutation();
  const update = trpc.products.update.useMutation();
  const saving = useSaveAttempts<Product, Record<string, string>, null>({});
  const errors = useStandingErrors(saving.errors, form);
  const isChanged = created === null && !isSameForm(form, formFor(stored, i18n.language));

  const { keep, drop } = keeping;
  useEffect(() => {
    if (isChanged) keep({ version: base, form });
    else drop();
  }, [isChanged, base, form, keep, drop]);

  // A render later: whoever has unsaved changes would be asked before the address changes.
  const tellCreated = useEffectEvent((id: string) => onCreated(id));
  useEffect(() => {
    if (created !== null) tellCreated(created);
  }, [created]);

  /** Continues with the stored product: after a save, or with what someone else saved. */
  const adopt = (next: Edited): void => {
    setStored(next);
    setBase(next.version);
    setForm(formFor(next, i18n.language));
    saving.setErrors({});
    saving.endConflict();
  };

  const send = async (input: ReturnType<typeof readForm>["input"], version: number): Promise<void> => {
    const next =
      stored.id === null
        ? await create.mutateAsync(input)
        : await update.mutateAsync({ id: stored.id, ...input, version });
    if (stored.id === null) setCreated(next.id);
    else adopt(next);
    notify(admin("notices.saved"));
    utils.products.byId.setData({ id: next.id }, next);
    void utils.products.list.invalidate();
    void utils.products.tags.invalidate();
  };

  const isSaving = create.isPending || update.isPending;
  const save = async (typedTag: string | null = null, version = base): Promise<void> => {
    if (isSaving) return;
    const tags = typedTag === null ? form.tags : [...new Set([...form.tags, typedTag])];
    const { input, problems } = readForm({ ...form, tags });
    const wrong = Object.entries(problems).map(([path, problem]) => [path, t(`problems.${problem}`)]);
    if (wrong.length > 0) {
      saving.setErrors(Object.fromEntries(wrong));
      notify(t("problems.notSaved", { count: wrong.length }), "bad");
      return;
    }
    await saving.attempt({
      about: null,
      send: () => send(input, version),
      errorsOf: (fields) => fields,
      onRefused: notifyError,
    });
  };

  return {
    id: stored.id,
    stored,
    form,
    change: (part: Partial<ProductForm>): void => setForm((now) => ({ ...now, ...part })),
    errors,
    conflict: saving.conflict?.current ?? null,
    endConflict: saving.endConflict,
    isChanged,
    isSaving,
    wasKept: keeping.kept !== null,
    save,
    adopt,
    discard: () => adopt(stored),
  };
}

export type Editing = ReturnType<typeof useProduct>;

/** What this browser kept of the product, read once. */
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
