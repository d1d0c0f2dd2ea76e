import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockViewProps } from "../block-view-props.ts";

export type VideoProps = Pick<BlockViewProps<BlockOf<"video">>, "block" | "files" | "mark">;

export type EmbedProps = Pick<BlockViewProps<BlockOf<"embed">>, "block" | "mark">;
