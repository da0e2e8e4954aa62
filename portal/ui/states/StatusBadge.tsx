import { useTranslation } from 'react-i18next';
import { StateBadge, type StateOutcome } from './StateBadge.tsx';

interface Props {
  status: string;
  outcome: StateOutcome;
}

/** Where an invoice is. */
export function StatusBadge({ status, outcome }: Props) {
  const { t } = useTranslation('ui');
  return <StateBadge outcome={outcome}>{t(`status.${status}`)}</StateBadge>;
}
