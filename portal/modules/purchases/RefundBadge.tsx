import { useTranslation } from 'react-i18next';
import { StateBadge } from '../../ui/states/StateBadge.tsx';
import { useWords } from '../../ui/words/useWords.ts';

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
