import { hasHeadingBefore } from "../../editor/checks/text-around.ts";
import { picturesInHtml } from "#contract/values/html.ts";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";

type Props = BlockEditorProps<DraftBlockOf<"text">>;

/** True if the editor of the text would render the same result with both props. */
export function isSameText(one: Props, other: Props): boolean {
  const { id } = one.block;
  return (
    one.block === other.block &&
    one.name === other.name &&
    one.place.index === other.place.index &&
    one.place.count === other.place.count &&
    one.editing.saving.errors.blocks[id] === other.editing.saving.errors.blocks[id] &&
    one.editing.uploads.items === other.editing.uploads.items &&
    picturesOf(one).every((file) => one.editing.files[file] === other.editing.files[file]) &&
    hasHeading(one) === hasHeading(other) &&
    (one.body.added === id) === (other.body.added === id) &&
    one.body.isForPicture(id) === other.body.isForPicture(id)
  );
}

function picturesOf({ block: { media, html } }: Props): string[] {
  return html.includes("<img") ? [...media, ...picturesInHtml(html).map(({ id }) => id)] : media;
}

function hasHeading({ block: { id }, editing }: Props): boolean {
  return hasHeadingBefore(editing.session.draft.blocks, id, "de");
}
