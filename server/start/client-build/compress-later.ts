import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { missingFiles } from "./compress.ts";

/**
 * Compresses the assets after a first start, which would take several seconds longer otherwise. Until then, the server
 * sends them as they are. The process of its own has a low priority, so that requests do not wait.
 * @param build the directory of a build
 */
export async function compressLater(build: string, log: Logger): Promise<void> {
  try {
    if ((await missingFiles(build)).length === 0) return;
    const child = spawn(process.execPath, [join(import.meta.dirname, "command.ts")], { stdio: "ignore" });
    child.on("error", (error) => log.warn({ err: error }, "the assets are not compressed"));
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.unref();
  } catch (error) {
    // The directory of the build may be read-only, as in a container.
    log.warn({ err: error }, "the assets are not compressed");
  }
}
