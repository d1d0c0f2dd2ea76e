import { AppError } from "#contract/schemas/errors.ts";
import type { Order, UpdateOrderInput } from "#contract/shop/orders.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { presentOrder } from "./present.ts";
import { lockOrder, updateOrder } from "./store.ts";

/**
 * If nothing changes, the version stays.
 * @throws notFound (C404), conflict (C409) with the stored order
 */
export function changeOrder(
  { services }: CommandContext<"database">,
  { id, version, read, tags, notes }: UpdateOrderInput,
): Promise<Order> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) throw new AppError("notFound");
    refuseOtherVersion(before, version, presentOrder);
    const change = { read: read ?? before.read, tags: tags ?? before.tags, notes: notes ?? before.notes };
    return presentOrder(await updateOrder(tx, before, change));
  });
}
