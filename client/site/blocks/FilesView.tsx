import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import { Downloads } from "./Downloads.tsx";

export function FilesView({ block, files, mark }: BlockViewProps<BlockOf<"fileList"> | BlockOf<"downloads">>) {
  return <Downloads files={block.files.flatMap((id) => files[id] ?? [])} mark={mark} />;
}
