import { useEffect, useRef, useState } from "react";
import type { Issue } from "#contract/schemas/newsletter.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";

export type IssueForm = Pick<Issue, "subject" | "html" | "en">;

const AFTER_MS = 800;

export type StoringState = "stored" | "changed" | "storing" | "failed";

const formOf = ({ subject, html, en }: Issue): IssueForm => ({ subject, html, en });

export function useIssueDraft(issue: Issue) {
  const utils = trpc.useUtils();
  const [form, setForm] = useState(() => formOf(issue));
  const [state, setState] = useState<StoringState>("stored");
  const [reason, setReason] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Issue | null>(null);
  const update = trpc.newsletter.update.useMutation();
  const known = useRef({ version: issue.version, form });
  const newest = useRef(form);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const storeOnce = async (): Promise<boolean> => {
    const sent = newest.current;
    setState("storing");
    try {
      const stored = await update.mutateAsync({ id: issue.id, ...sent, version: known.current.version });
      known.current = { version: stored.version, form: sent };
      utils.newsletter.issue.setData({ id: issue.id }, stored);
      setReason(null);
      setState(newest.current === sent ? "stored" : "changed");
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) setConflict(refusal.current as Issue);
      setReason(refusal?.message ?? null);
      setState("failed");
      return false;
    }
  };

  /**
   * Saves the newest form. Each save waits for the previous save.
   * @returns true if everything is stored
   */
  const store = async (): Promise<boolean> => {
    await running.current;
    if (newest.current === known.current.form) return true;
    running.current = storeOnce();
    const isStored = await running.current;
    running.current = null;
    return isStored;
  };

  /** @param next the changed fields, or a function of the newest fields, which may not be rendered yet */
  const change = (next: Partial<IssueForm> | ((now: IssueForm) => Partial<IssueForm>)): void => {
    newest.current = { ...newest.current, ...(typeof next === "function" ? next(newest.current) : next) };
    setForm(newest.current);
    setState("changed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void store(), AFTER_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    change,
    state,
    reason,
    store,
    version: () => known.current.version,
    conflict,
    endConflict: () => setConflict(null),
    adopt: (theirs: Issue) => {
      newest.current = formOf(theirs);
      known.current = { version: theirs.version, form: newest.current };
      setForm(newest.current);
      setState("stored");
      setConflict(null);
    },
    saveMine: async (theirs: Issue) => {
      known.current = { ...known.current, version: theirs.version };
      setConflict(null);
      await store();
    },
  };
}

export type IssueDraft = ReturnType<typeof useIssueDraft>;
