import { StateBadge, type StateOutcome } from '#portal/ui/states/StateBadge.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { Standing } from './standing.ts';

const outcomes: Record<Standing, StateOutcome> = {
  OPEN: 'MEMBERS',
  READY: 'OTHERS',
  IN_REVIEW: 'OTHERS',
  SUCCEEDED: 'GOOD_END',
  FAILED: 'BAD_END',
};

interface Props {
  standing: Standing;
  isRequired: boolean;
}

/** The state of a check, in the applicant's words; an optional one does not wait for its applicant. */
export function StandingBadge({ standing, isRequired }: Props) {
  const { t } = useMessages('recruitment/wizard');
  const words = useWords('recruitment');
  const isTheirs = standing === 'OPEN' || standing === 'READY';
  if (standing === 'OPEN' && !isRequired) {
    return <StateBadge outcome="OTHERS">{t('checks.standing.OPTIONAL')}</StateBadge>;
  }
  return (
    <StateBadge outcome={outcomes[standing]}>
      {isTheirs ? t(`checks.standing.${standing}`) : words.value('JobCheckStatus', standing).label}
    </StateBadge>
  );
}
