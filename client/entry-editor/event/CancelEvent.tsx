import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isSeries, plainEvent } from "#contract/values/event-status.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import type { Editing } from "../use-editing.ts";
import { eventChange } from "./set-event.ts";

type Props = {
  editing: Pick<Editing, "session" | "change">;
  /** Leads to the dates of a series, of which each can be cancelled alone. */
  onDays: () => void;
};

/** The button beside the printed day. It cancels a single event, or reverts the cancellation. */
export function CancelEvent({ editing: { session, change }, onDays }: Props) {
  const { t } = useTranslation("admin");
  const { id } = session.stored;
  const { event } = session.draft;
  const { status } = event ?? plainEvent;
  const isCancelled = status === "cancelled";
  // The status before the cancellation, such as 'ausgebucht'. Reverting the cancellation restores it, even after the
  // cancelled event was published.
  const [former, setFormer] = useState(session.base.event?.status ?? plainEvent.status);
  if (!isCancelled && former !== status) setFormer(status);
  if (isSeries(event) && !isCancelled) return <Button onPress={onDays}>{t("event.cancelOneDay")}</Button>;
  const restored = former === "cancelled" ? plainEvent.status : former;
  const toggle = (): void => {
    change(eventChange({ status: isCancelled ? restored : "cancelled" }));
    notify(t(isCancelled ? "event.isOnAgain" : "event.isCancelled"), "good", undefined, id);
  };
  return <Button onPress={toggle}>{t(isCancelled ? "event.putOn" : "event.cancel")}</Button>;
}
