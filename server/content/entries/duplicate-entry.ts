import { AppError } from "#contract/schemas/errors.ts";
import { isPage, listTags } from "#contract/values/pages.ts";
import type { Context } from "../../kernel/context.ts";
import { fieldsOf } from "./fields.ts";
import { withNewFormIds } from "./new-form-ids.ts";
import { presentEntry } from "./present.ts";
import { storeNew } from "./save-entry.ts";
import { scopeFor } from "./own-drafts.ts";
import { findEntry } from "./store.ts";

/**
 * Creates a draft without the English title and without splash blocks. The copy of a page is a news entry.
 * @throws notFound (C404)
 */
export async function duplicateEntry({ services, viewer }: Context, { id, title }: { id: string; title: string }) {
  return services.database.db.transaction(async (tx) => {
    const row = await findEntry(tx, id, scopeFor(viewer, services.now()));
    if (!row) throw new AppError("notFound");
    const { tags, ...fields } = fieldsOf(row);
    const copy = {
      ...fields,
      title,
      en: null,
      publishDate: null,
      publicUntil: null,
      tags: isPage(tags) ? [listTags[0]] : tags,
      blocks: withNewFormIds(fields.blocks.filter(({ type }) => type !== "splash")),
    };
    const now = services.now();
    return presentEntry(await storeNew(tx, { viewer, now }, copy), now);
  });
}
