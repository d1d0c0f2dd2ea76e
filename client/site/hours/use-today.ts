// Today's opening state. On pages that stay open, the state changes with time.
import { useEffect, useState } from "react";
import type { Today } from "#contract/values/opening-hours.ts";
import { useSiteSettings } from "../../api/loaded.ts";

/** The longest delay that browser timers support (2^31 - 1 ms). */
const LONGEST_MS = 2 ** 31 - 1;

export function useToday(): Today | null {
  const { today: answered, site } = useSiteSettings();
  const [later, setLater] = useState<{ after: Today | null; is: Today | null } | null>(null);
  const today = later !== null && later.after === answered ? later.is : answered;
  useEffect(() => {
    if (today === null) return undefined;
    let isOver = false;
    const renew = async (): Promise<void> => {
      // This code is only needed on pages that stay open or come from a cache. Most visitors do not need it, so it is
      // loaded lazily.
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
  if (today === null || site.openingHours.length > 0) return today;
  const places = today.places.filter(({ closure }) => closure !== null);
  return places.length === 0 ? null : { ...today, places };
}
