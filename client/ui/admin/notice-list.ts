// The notices that are shown, and how a new one joins them.

export type Tone = "good" | "bad";

export type NoticeAction = {
  label: string;
  run: () => void;
  /** Stays until it is pressed or closed, because the user must act first. */
  isNeeded?: boolean;
  /** Is still possible when the editor that offered it is closed. */
  isLasting?: boolean;
  /** Withdraws it when it ends. */
  owner?: object;
};

export type Notice = {
  id: number;
  text: string;
  tone: Tone;
  action?: NoticeAction | undefined;
  /** A refused save: the next success answers it. */
  isRefusal?: boolean;
};

export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  // One that waits to be pressed is not said twice; its button does what the newer one would.
  const same = notices.find((one) => one.action?.isNeeded && one.text === notice.text);
  if (same) return notices.map((one) => (one === same ? { ...notice, id: same.id } : one));
  // An error that comes again replaces itself; as a new element it is read out again.
  const isRepeated = (one: Notice): boolean => one.tone === "bad" && !one.action && one.text === notice.text;
  const isAnswered = (one: Notice): boolean => one.isRefusal === true;
  return [...notices.filter((one) => !(notice.tone === "bad" ? isRepeated(one) : isAnswered(one))), notice];
}
