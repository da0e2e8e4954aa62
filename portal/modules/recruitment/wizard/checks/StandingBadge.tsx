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

/** The state of a check, in the applicant's words. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useMessages('recruitment/wizard');
  const words = useWords('recruitment');
  const isTheirs = standing === 'OPEN' || standing === 'READY';
  return (
    <StateBadge outcome={outcomes[standing]}>
      {isTheirs ? t(`checks.standing.${standing}`) : words.value('JobCheckStatus', standing).label}
    </StateBadge>
  );
}
