export type Tone = "good" | "bad";

export type NoticeAction = {
  label: string;
  run: () => void;
  /** The user must act, so the notice stays until the action is pressed or the notice is closed. */
  isNeeded?: boolean;
  /** The action still works after its editor has closed. */
  isLasting?: boolean;
  /** The object for which `withdrawOf` removes the notice, for example when a screen closes. */
  owner?: object;
};

export type Notice = {
  id: number;
  text: string;
  tone: Tone;
  action?: NoticeAction | undefined;
  /** True for a refused save. The next success removes the notice. */
  isRefusal?: boolean;
};

export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  // A notice with a required action is not repeated. Its button gets the newer action.
  const same = notices.find((one) => one.action?.isNeeded && one.text === notice.text);
  if (same) return notices.map((one) => (one === same ? { ...notice, id: same.id } : one));
  // A repeated error replaces the former notice. Its new element makes screen readers announce it again.
  const isRepeated = (one: Notice): boolean => one.tone === "bad" && !one.action && one.text === notice.text;
  const isAnswered = (one: Notice): boolean => one.isRefusal === true;
  return [...notices.filter((one) => !(notice.tone === "bad" ? isRepeated(one) : isAnswered(one))), notice];
}
