export type Tone = "good" | "bad";

export type NoticeAction = {
  label: string;
  run: () => void;
  /** True if the user must act. The notice then stays until the user presses the action or closes the notice. */
  isNeeded?: boolean;
  /** True if the action still works after its editor has closed. */
  isLasting?: boolean;
  /** The object for which `withdrawOf` removes the notice, for example when a screen closes. */
  owner?: object;
};

export type Notice = {
  id: number;
  text: string;
  tone: Tone;
  action?: NoticeAction | undefined;
  /** The thing that the notice is about, for example an entry or a form. A newer notice about it replaces this one. */
  about?: string | undefined;
  /** True for a refused save. The next successful save removes the notice. */
  isRefusal?: boolean;
};

/** The maximum number of notices about a success without an action. The oldest ones are removed first. */
const MOST_RESULTS = 3;

export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  // A notice with a required action is shown only once. The shown notice gets the newer action.
  const same = notices.find((one) => one.action?.isNeeded && one.text === notice.text);
  if (same) return notices.map((one) => (one === same ? { ...notice, id: same.id } : one));
  // A repeated error replaces the earlier notice. The new element makes screen readers read the error again.
  const isRepeated = (one: Notice): boolean => one.tone === "bad" && !one.action && one.text === notice.text;
  const isAnswered = (one: Notice): boolean => one.isRefusal === true;
  const isOutdated = (one: Notice): boolean =>
    one.about !== undefined && one.about === notice.about && !one.action?.isNeeded;
  const left = notices.filter(
    (one) => !isOutdated(one) && !(notice.tone === "bad" ? isRepeated(one) : isAnswered(one)),
  );
  const isResult = (one: Notice): boolean => one.tone === "good" && !one.action;
  const tooOld = left.filter(isResult).slice(0, -(MOST_RESULTS - 1));
  return [...(isResult(notice) ? left.filter((one) => !tooOld.includes(one)) : left), notice];
}
