import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components";
import styles from "./DayCalendar.module.css";
import { Icon } from "./icons.tsx";

export function DayCalendar() {
  return (
    <Calendar firstDayOfWeek="mon" className={styles.calendar ?? ""}>
      <div className={styles.head}>
        <Button slot="previous" className={`${styles.turn} ${styles.previous}`}>
          <Icon name="chevron" />
        </Button>
        <Heading level={2} className={styles.month} />
        <Button slot="next" className={`${styles.turn} ${styles.next}`}>
          <Icon name="chevron" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid ?? ""}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ""}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ""} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
