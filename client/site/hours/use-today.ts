// What is said of the opening hours, also on a page that stays open for longer than that is true.
import { useEffect, useState } from "react";
import type { Today } from "#contract/opening-hours.ts";
import { useSiteConfig } from "../../loaded.ts";

/** A timer of browsers waits at most so long. */
const LONGEST_MS = 2 ** 31 - 1;
/** Midnight of the place is at a full hour. */
const HOUR_MS = 3_600_000;

export function useToday(): Today | null {
  const { today: answered, site } = useSiteConfig();
  const [later, setLater] = useState<{ after: Today | null; is: Today | null } | null>(null);
  const today = later !== null && later.after === answered ? later.is : answered;
  useEffect(() => {
    // Without hours there is something to say when a closure comes.
    if (today === null && site.closed.length === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;
    const wait = (changes: string | null): void => {
      const left = changes === null ? HOUR_MS - (Date.now() % HOUR_MS) : Date.parse(changes) - Date.now();
      timer = setTimeout(() => void renew(), Math.min(Math.max(left, 0), LONGEST_MS));
    };
    const renew = async (): Promise<void> => {
      // Only pages that are open for so long, or come from a cache, need the code.
      const { todayAt } = await import("#contract/opening-hours.ts");
      if (isOver) return;
      const next = todayAt(site, new Date());
      setLater({ after: answered, is: next });
      if (next === null) wait(null);
    };
    wait(today?.changes ?? null);
    return () => {
      isOver = true;
      if (timer !== null) clearTimeout(timer);
    };
  }, [answered, today, site]);
  return today;
}
