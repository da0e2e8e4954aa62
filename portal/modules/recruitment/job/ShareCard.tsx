import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../ui/language/currentLanguage.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { CopyValue } from '../../../ui/layout/CopyValue.tsx';
import type { Counts } from './Counts.ts';

interface Props {
  id: string;
  counts: Counts | null;
  limit: number;
}

/** Where people apply, to be passed on, and how many have. */
export function ShareCard({ id, counts, limit }: Props) {
  const { t } = useTranslation('recruitment');
  const language = currentLanguage();
  const address = `${window.location.origin}/v2/${language}/recruitmore/enrolment-wizard/${id}`;
  const applied = counts ? Object.values(counts).reduce((sum, one) => sum + one, 0) : 0;
  return (
    <Card title={t('share.title')} lead={t('share.lead', { applied, limit })}>
      <CopyValue shown={address} copied={address} what={t('share.address')} />
    </Card>
  );
}
