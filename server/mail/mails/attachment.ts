import type { Attached } from "#db/schema/outgoing-mail.ts";
import type { Language, Services } from "../../kernel/context.ts";

export type Attachment = { filename: string; content: string | Buffer; contentType: string };

export type AttachmentDeps = Pick<Services, "brand" | "database" | "publicUrl" | "log"> & {
  storage: Pick<Services["storage"], "readBuffer">;
};

export type Attach = (deps: AttachmentDeps, things: readonly Attached[], language: Language) => Promise<Attachment[]>;
