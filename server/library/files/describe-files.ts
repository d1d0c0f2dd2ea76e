import { isDeepStrictEqual } from "node:util";
import { AppError } from "#contract/schemas/errors.ts";
import type { DescribedFiles, DescribeFilesInput } from "#contract/schemas/files.ts";
import { recordChanges } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { auditedOf, factsAfter } from "./change-file.ts";
import { presentFile } from "./present.ts";
import { type FileRow, lockFiles, storeFacts } from "./store.ts";

/**
 * Changes consent, child's mark and credit of all these files or of none.
 * @throws notFound (C404), conflict (C409) with the stored file
 */
export function describeFiles(
  { services, viewer }: CommandContext<"database" | "now">,
  { items }: DescribeFilesInput,
): Promise<DescribedFiles> {
  const wanted = new Map(items.map((item) => [item.id, item]));
  return services.database.db.transaction(async (tx) => {
    const rows = await lockFiles(tx, [...wanted.keys()]);
    if (rows.length < wanted.size) throw new AppError("notFound");
    const changes = rows.flatMap((before) => {
      const { version, ...facts } = wanted.get(before.id) ?? {};
      refuseOtherVersion(before, version, presentFile);
      const after: FileRow = { ...before, ...factsAfter(before, facts) };
      return isDeepStrictEqual(after, before) ? [] : [{ before, after: { ...after, version: before.version + 1 } }];
    });
    await storeFacts(
      tx,
      changes.map(({ after }) => after),
    );
    const recorded = changes.map(({ before, after }) => ({
      action: "update" as const,
      noun: "file" as const,
      label: after.name,
      before: auditedOf(before),
      after: auditedOf(after),
    }));
    await recordChanges(tx, { viewer, at: services.now() }, recorded);
    return {
      changed: changes.map(({ before, after: { version } }) => {
        const { id, consent, child, credit } = presentFile(before);
        return { id, version, consent, child, credit };
      }),
    };
  });
}
