import { relativeDay } from '#shared/days/relative-day.ts';
import { StateBadge } from '../../ui/states/StateBadge.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { daysUntil, formatDay } from '../../ui/time/isoTime.ts';
import styles from './Purchases.module.css';

/** In how many days something is to be paid, or how many days ago it should have been. */
export function DueIn({ day }: { day: string }) {
  const { language } = useMessages();
  const days = daysUntil(day, new Date());
  return (
    <time
      className={days < 0 ? styles.late : undefined}
      dateTime={day}
      title={formatDay(day, language)}
    >
      {relativeDay(days, language)}
    </time>
  );
}

/** Whether anything is still owed because of a refund. */
export function RefundBadge({ status }: { status: string }) {
  const { t } = useMessages('purchases');
  const words = useWords();
  const isSettled = status === 'RESOLVED';
  return (
    <StateBadge outcome={isSettled ? 'GOOD_END' : 'OTHERS'}>
      {isSettled ? words.field('refunds.resolvedAt').label : t('refund.unsettled')}
    </StateBadge>
  );
}
