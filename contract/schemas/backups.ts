import { z } from "zod";
import { cleanText } from "#contract/fields/text.ts";
import { currentPassword } from "./users.ts";

export const downloadBackupInput = z.object({
  name: cleanText.pipe(z.string().min(1).max(100)),
  password: currentPassword,
});
export type DownloadBackupInput = z.output<typeof downloadBackupInput>;
