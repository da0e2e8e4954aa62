import { useTranslation } from 'react-i18next';
import { daysUntil } from '../../ui/time/daysUntil.ts';
import { formatDay } from '../../ui/time/formatDay.ts';
import { relativeDay } from '../../ui/time/relativeDay.ts';
import styles from './Purchases.module.css';

/** In how many days something is to be paid, or for how many it has been overdue. */
export function DueIn({ day }: { day: string }) {
  const { t, i18n } = useTranslation('purchases');
  const days = daysUntil(day, new Date());
  const when = relativeDay(days, i18n.language);
  return (
    <time
      className={days < 0 ? styles.late : undefined}
      dateTime={day}
      title={formatDay(day, i18n.language)}
    >
      {days < 0 ? t('due.late', { when }) : when}
    </time>
  );
}
