import { can, type Viewer } from "#contract/values/permissions.ts";

type AnyBlock = { id: string; type: string };

const recipientsOf = (block: AnyBlock): unknown => ("recipients" in block ? block.recipients : []);

/**
 * Only users who may change messages decide who receives the answers to a form. When others write a form, it keeps its
 * recipients. A new form may have the recipients of a known form, from which it may be copied; otherwise it has none.
 * @param known blocks with recipients that were permitted before, the most recent first
 */
export function keepRecipients<Written extends AnyBlock>(
  viewer: Viewer,
  written: readonly Written[],
  known: readonly AnyBlock[],
): Written[] {
  if (can(viewer, "update", "messages")) return [...written];
  const forms = known.filter(({ type }) => type === "form");
  return written.map((block) => {
    if (block.type !== "form") return block;
    const own = forms.find(({ id }) => id === block.id);
    const asked = JSON.stringify(recipientsOf(block));
    const copied = own ?? forms.find((form) => JSON.stringify(recipientsOf(form)) === asked);
    return { ...block, recipients: copied === undefined ? [] : recipientsOf(copied) };
  });
}
