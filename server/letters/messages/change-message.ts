import { isDeepStrictEqual } from "node:util";
import { AppError } from "#contract/schemas/errors.ts";
import type { Message, UpdateMessageInput } from "#contract/schemas/messages.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { presentMessage } from "./present.ts";
import { lockMessage, type MessageRow, updateMessage } from "./store.ts";

/**
 * If nothing changes, the version stays.
 * @throws notFound (C404), conflict (C409) with the stored message
 */
export function changeMessage(
  { services }: CommandContext<"database" | "now">,
  { id, version, read, done, tags }: UpdateMessageInput,
): Promise<Message> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockMessage(tx, id);
    if (!before) throw new AppError("notFound");
    refuseOtherVersion(before, version, presentMessage);
    const changed: MessageRow = {
      ...before,
      read: read ?? before.read,
      done: done === undefined || done === (before.done !== null) ? before.done : done ? services.now() : null,
      tags: tags ?? before.tags,
    };
    if (isDeepStrictEqual(changed, before)) return presentMessage(before);
    const after = { ...changed, version: before.version + 1 };
    return presentMessage(await updateMessage(tx, before, after));
  });
}
