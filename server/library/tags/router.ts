import {
  createTagInput,
  moveTagInput,
  removeTagInput,
  renameTagInput,
  tagCarriersInput,
  tagTreeInput,
} from "#contract/schemas/tags.ts";
import { fileOwnerFor } from "#contract/values/permissions.ts";
import { childPath, nameOf, parentOf } from "#contract/values/tag-paths.ts";
import { may, router } from "../../kernel/trpc.ts";
import { createTag, moveTag, removeTag } from "./change-tags.ts";
import { presentTag } from "./present.ts";
import { listTags } from "./store.ts";
import { countCarriers } from "./subtree-store.ts";

export const tagsRouter = router({
  /**
   * Lists one level of the tree, or the matches of a search, sorted by name. All roles write tags: of entries, files,
   * products, orders or messages.
   */
  tree: may("read", "tags")
    .input(tagTreeInput)
    .query(async ({ ctx, input }) => {
      const { rows, total } = await listTags(ctx.services.database.db, input, fileOwnerFor(ctx.viewer));
      return { items: rows.map(presentTag), total };
    }),
  /** Asked before a tag is removed. */
  carriers: may("remove", "tags")
    .input(tagCarriersInput)
    .query(({ ctx, input }) => countCarriers(ctx.services.database.db, input.path)),
  create: may("create", "tags")
    .input(createTagInput)
    .mutation(async ({ ctx, input }) => {
      await createTag(ctx, input.path);
      return { path: input.path };
    }),
  rename: may("update", "tags")
    .input(renameTagInput)
    .mutation(async ({ ctx, input }) => {
      const path = childPath(parentOf(input.path), input.name);
      await moveTag(ctx, { from: input.path, to: path, en: input.en, merge: input.merge });
      return { path };
    }),
  move: may("update", "tags")
    .input(moveTagInput)
    .mutation(async ({ ctx, input }) => {
      const path = childPath(input.parent, nameOf(input.path));
      await moveTag(ctx, { from: input.path, to: path, merge: input.merge });
      return { path };
    }),
  remove: may("remove", "tags")
    .input(removeTagInput)
    .mutation(async ({ ctx, input }) => ({ removed: await removeTag(ctx, input.path) })),
});
