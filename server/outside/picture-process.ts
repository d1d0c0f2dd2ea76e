// Makes renditions in a process of its own with a low priority, so that requests do not wait for them. The process ends
// when it has nothing to do, which frees its memory.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { AppError, type ErrorName } from "#contract/schemas/errors.ts";
import type { Variant } from "./images.ts";

/** @property avifWidths null: all widths in the picture's own format and in WebP */
export type WantedRenditions = { path: string; avifWidths: readonly number[] | null };
export type RenderedAnswer = { variants: Variant[] } | { problem: ErrorName | null; message: string };

const IDLE_MS = 5_000;

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

/** One picture at a time, because each may take much memory. */
const oneAtATime = pLimit(1);

/** @param signal ends the process @throws unreadablePicture (C3), tooManyPixels (C413) */
export function renderInProcess(wanted: WantedRenditions, signal?: AbortSignal): Promise<Variant[]> {
  return oneAtATime(async () => {
    signal?.throwIfAborted();
    clearTimeout(idle);
    child ??= start();
    const running = child;
    const ended = new AbortController();
    const onEnd = (): void => ended.abort(new Error("the process that renders pictures has ended"));
    const kill = (): boolean => running.kill();
    running.once("exit", onEnd);
    signal?.addEventListener("abort", kill);
    try {
      running.send(wanted);
      const [answer] = (await once(running, "message", { signal: ended.signal })) as [RenderedAnswer];
      if ("variants" in answer) return answer.variants;
      throw answer.problem === null ? new Error(answer.message) : new AppError(answer.problem);
    } finally {
      running.off("exit", onEnd);
      signal?.removeEventListener("abort", kill);
      idle = setTimeout(() => running.connected && running.disconnect(), IDLE_MS).unref();
    }
  });
}

function start(): ChildProcess {
  const started = fork(fileURLToPath(new URL("./picture-renderer.ts", import.meta.url)), {
    // Structured clones transport the bytes of the variants without copies in text.
    serialization: "advanced",
    execArgv: ["--max-semi-space-size=2"],
    // With one arena per thread, the memory of glibc would grow to 400 MB.
    env: { MALLOC_ARENA_MAX: "1" },
  });
  if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_LOW);
  started.once("exit", () => {
    if (child === started) child = null;
  });
  started.unref();
  started.channel?.unref();
  return started;
}
