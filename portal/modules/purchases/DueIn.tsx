import { useTranslation } from 'react-i18next';
import { daysUntil, formatDay } from '../../ui/time/parseMoment.ts';
import { relativeDay } from '../../ui/time/relativeDay.ts';
import styles from './Purchases.module.css';

/** In how many days something is to be paid, or how many days ago it should have been. */
export function DueIn({ day }: { day: string }) {
  const { i18n } = useTranslation();
  const days = daysUntil(day, new Date());
  return (
    <time
      className={days < 0 ? styles.late : undefined}
      dateTime={day}
      title={formatDay(day, i18n.language)}
    >
      {relativeDay(days, i18n.language)}
    </time>
  );
}
