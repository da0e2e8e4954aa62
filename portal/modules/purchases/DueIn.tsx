import { useTranslation } from 'react-i18next';
import { StateBadge } from '../../ui/states/StateBadge.tsx';
import { daysUntil, formatDay } from '../../ui/time/parseMoment.ts';
import { relativeDay } from '../../ui/time/relativeDay.ts';
import { useWords } from '../../ui/words/useWords.ts';
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

/** Whether anything is still owed because of a refund. */
export function RefundBadge({ status }: { status: string }) {
  const { t } = useTranslation('purchases');
  const words = useWords();
  const isSettled = status === 'RESOLVED';
  return (
    <StateBadge outcome={isSettled ? 'GOOD_END' : 'OTHERS'}>
      {isSettled ? words.field('refunds.resolvedAt').label : t('refund.unsettled')}
    </StateBadge>
  );
}
