import { useState } from "react";
import { useTranslation } from "react-i18next";
import { filledIn } from "#contract/values/answer-blanks.ts";
import type { Thread } from "#contract/schemas/messages.ts";
import { useSendsMail } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useStandingErrors } from "../../ui/admin/use-standing-errors.ts";
import { useViewer } from "../../api/viewer.ts";
import { subjectAfter } from "./answer-subject.ts";
import { type KeptReply, keepReply, newReply, readKeptReply } from "./kept-replies.ts";
import { useShowThread } from "./use-message-changes.ts";

export function useComposer({ message, replies, templateId }: Thread, onClose: () => void) {
  const { t } = useTranslation("messages");
  const viewer = useViewer();
  const sendsMail = useSendsMail();
  const showThread = useShowThread();
  const notifyError = useNotifyError();
  const first = t(message.language === "en" ? "compose.defaultSubjectEn" : "compose.defaultSubject");
  const templates = trpc.messages.settings.useQuery().data?.templates;
  const begun = templates?.find(({ id }) => id === templateId)?.[message.language];
  const kept = useState(() => readKeptReply(viewer.id, message.id))[0];
  const [typed, setReply] = useState(() => kept ?? newReply(subjectAfter(replies, first)));
  // The template of the topic stands there until something is typed; after an answer there is nothing to begin with.
  const isUntouched = kept === null && typed.text === "" && !replies.some(({ isAutomatic }) => !isAutomatic);
  const [isBegun, setIsBegun] = useState(false);
  const reply = isUntouched && !isBegun && begun ? { ...typed, text: filledIn(begun, message) } : typed;
  const [found, setErrors] = useState<Record<string, string>>({});
  const errors = useStandingErrors(found, reply);
  const close = (): void => {
    keepReply(viewer.id, message.id, null);
    onClose();
  };
  const write = (change: Partial<KeptReply>): void => {
    const next = { ...reply, ...change };
    setIsBegun(true);
    setReply(next);
    keepReply(viewer.id, message.id, next.text === "" ? null : next);
  };
  const send = trpc.messages.reply.useMutation({
    onSuccess: (thread) => {
      close();
      showThread(thread);
      notify(t(sendsMail ? "compose.sent" : "compose.sentOff"), sendsMail ? "good" : "bad");
    },
    onError: (error) => {
      setErrors(refusalOf(error)?.fields ?? {});
      notifyError(error);
    },
  });
  return {
    reply,
    hasTyped: typed.text !== "",
    errors,
    write,
    insert: (text: string) =>
      write({ text: [reply.text.trimEnd(), filledIn(text, message)].filter(Boolean).join("\n\n") }),
    isSending: send.isPending,
    send: () => {
      if (send.isPending) return;
      setErrors({});
      send.mutate({ id: message.id, ...reply });
    },
    discard: close,
  };
}
