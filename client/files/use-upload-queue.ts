import { useEffect, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type UploadEnd, uploadFile } from "./upload.ts";
import { emptyQueue, type Queue, type QueueItem, queueReducer, startable } from "./upload-queue.ts";

type Options = {
  /** The number of uploads that run at the same time. With 1, the files keep their order. */
  atOnce: number;
  /** Returns a sentence that says why the file is not sent, or null to send it. */
  obstacle?: (file: File, queue: Queue) => string | null;
  /**
   * Called when the file is stored. If it throws an error, the upload is shown as failed, with this error as the
   * reason.
   */
  onTaken: (item: QueueItem, fileId: string) => void | Promise<void>;
  /** Called if the library already contains the file. A place without this function does not accept such a file. */
  onKnown?: (item: QueueItem, existing: { id: string; name: string }) => void | Promise<void>;
  /** Called for each notice of an upload. Without this function, an upload with notices stays in the queue. */
  onNotice?: (item: QueueItem, notice: string) => void;
  onFailed?: (item: QueueItem, reason: string) => void;
};

let lastId = 0;

export function useUploadQueue(options: Options) {
  const { t } = useTranslation();
  const [queue, dispatch] = useReducer(queueReducer, emptyQueue);
  const sources = useRef(new Map<number, { file: File; running: AbortController | null }>());

  const remove = (id: number): void => {
    sources.current.get(id)?.running?.abort();
    sources.current.delete(id);
    dispatch({ type: "remove", id });
  };

  const finish = async (item: QueueItem, end: UploadEnd): Promise<void> => {
    const { id } = item;
    if (end.kind === "refused") {
      const reason = end.message ?? t("errors.network");
      if (!options.onFailed) return dispatch({ type: "failed", id, reason });
      options.onFailed(item, reason);
      remove(id);
    } else if (end.kind === "known" && !options.onKnown) {
      dispatch({ type: "known", id, existing: end.existing });
    } else {
      await (end.kind === "known" ? options.onKnown?.(item, end.existing) : options.onTaken(item, end.id));
      const notices = end.kind === "taken" ? end.notices : [];
      for (const notice of notices) options.onNotice?.(item, notice);
      if (options.onNotice || notices.length === 0) sources.current.delete(id);
      dispatch({ type: "taken", id, notices: options.onNotice ? [] : notices });
    }
  };

  const run = async (item: QueueItem): Promise<void> => {
    const source = sources.current.get(item.id);
    if (!source || source.running) return;
    const running = new AbortController();
    source.running = running;
    dispatch({ type: "start", id: item.id });
    const onProgress = (percent: number): void => dispatch({ type: "progress", id: item.id, percent });
    const end = await uploadFile(source.file, { onProgress, signal: running.signal });
    source.running = null;
    if (!running.signal.aborted) await finish(item, end);
  };

  useEffect(() => {
    for (const item of startable(queue, options.atOnce)) void run(item);
  });
  // The user has already agreed to leave, so running uploads are cancelled.
  useEffect(() => {
    const all = sources.current;
    return () => {
      for (const { running } of all.values()) running?.abort();
    };
  }, []);

  const add = (files: readonly File[], place: string): void => {
    let planned = queue;
    for (const file of files) {
      const id = ++lastId;
      const reason = options.obstacle?.(file, planned) ?? null;
      const state: QueueItem["state"] = reason === null ? { kind: "queued" } : { kind: "failed", reason };
      sources.current.set(id, { file, running: null });
      const action = { type: "add", items: [{ id, place, name: file.name, sizeBytes: file.size, state }] } as const;
      planned = queueReducer(planned, action);
      dispatch(action);
    }
  };
  return {
    queue,
    add,
    remove,
    retry: (id: number) => dispatch({ type: "retry", id }),
    fileOf: (id: number): File | null => sources.current.get(id)?.file ?? null,
  };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;
