// The list of visible notices, and adding a new one.

export type Tone = "good" | "bad";

export type NoticeAction = {
  label: string;
  run: () => void;
  /** The notice stays until it is pressed or closed, because the user must act first. */
  isNeeded?: boolean;
  /** The action still works after its editor has closed. */
  isLasting?: boolean;
  /** The notice is withdrawn when its owner ends. */
  owner?: object;
};

export type Notice = {
  id: number;
  text: string;
  tone: Tone;
  action?: NoticeAction | undefined;
  /** A refused save; the next success removes the notice. */
  isRefusal?: boolean;
};

export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  // A notice that waits for a press is not repeated; its button gets the newer action.
  const same = notices.find((one) => one.action?.isNeeded && one.text === notice.text);
  if (same) return notices.map((one) => (one === same ? { ...notice, id: same.id } : one));
  // A repeated error replaces the former notice. As a new element it is announced again.
  const isRepeated = (one: Notice): boolean => one.tone === "bad" && !one.action && one.text === notice.text;
  const isAnswered = (one: Notice): boolean => one.isRefusal === true;
  return [...notices.filter((one) => !(notice.tone === "bad" ? isRepeated(one) : isAnswered(one))), notice];
}
