// What is said of the opening hours, also on a page that stays open for longer than that is true.
import { useEffect, useState } from "react";
import type { Today } from "#contract/values/opening-hours.ts";
import { useSiteConfig } from "../../api/loaded.ts";

/** A timer of browsers waits at most so long. */
const LONGEST_MS = 2 ** 31 - 1;

/** Null if there is nothing to say today. */
export function useToday(): Today | null {
  const { today: answered, site } = useSiteConfig();
  const [later, setLater] = useState<{ after: Today | null; is: Today | null } | null>(null);
  const today = later !== null && later.after === answered ? later.is : answered;
  useEffect(() => {
    if (today === null) return undefined;
    let isOver = false;
    const renew = async (): Promise<void> => {
      // Only pages that are open for so long, or come from a cache, need the code.
      const { todayAt } = await import("#contract/values/opening-hours.ts");
      if (!isOver) setLater({ after: answered, is: todayAt(site, new Date()) });
    };
    const left = Date.parse(today.changes) - Date.now();
    const timer = setTimeout(() => void renew(), Math.min(Math.max(left, 0), LONGEST_MS));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [answered, today, site]);
  // Without hours there is something to say only while a closure lasts.
  return today?.closure === null && site.openingHours.length === 0 ? null : today;
}
