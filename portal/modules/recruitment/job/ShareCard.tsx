import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { CopyValue } from '#portal/ui/layout/CopyValue.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { Counts } from './CountsCard.tsx';
import { InviteDialog } from './InviteDialog.tsx';

interface Props {
  id: string;
  counts: Counts | null;
  limit: number;
  /** The number of invited applicants, as far as the reader may know. */
  invited: number;
  mayInvite: boolean;
}

/** The link for applicants, to be passed on, and the number who have applied. */
export function ShareCard({ id, counts, limit, invited, mayInvite }: Props) {
  const { t } = useTranslation('recruitment');
  const [isInviting, setInviting] = useState(false);
  const { title } = useWords().action('inviteApplicants');
  const language = currentLanguage();
  const address = `${window.location.origin}/v2/${language}/recruitmore/enrolment-wizard/${id}`;
  const applied = counts ? Object.values(counts).reduce((sum, one) => sum + one, 0) : 0;
  return (
    <Card
      title={t('share.title')}
      lead={t('share.lead', { applied, limit })}
      actions={
        mayInvite && (
          <Button variant="light" size="sm" onClick={() => setInviting(true)}>
            {title}
          </Button>
        )
      }
    >
      <CopyValue shown={address} copied={address} what={t('share.address')} />
      {invited > 0 && <p>{t('invite.sent', { count: invited })}</p>}
      <InviteDialog jobId={id} opened={isInviting} onClose={() => setInviting(false)} />
    </Card>
  );
}
