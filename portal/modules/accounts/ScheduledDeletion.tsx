import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { When } from '../../ui/time/When.tsx';
import { CancelAccountDeletion } from './CancelAccountDeletion.tsx';
import styles from './ScheduledDeletion.module.css';

/** The only page of an account that is to be deleted: when, what data remains, and how to undo it. */
export function ScheduledDeletion() {
  const { t } = useTranslation('accounts');
  const { displayName: name, deletionScheduledOn, role } = useSignedIn().account;
  const href = useHref();
  if (!deletionScheduledOn) {
    return (
      <EmptyState
        page
        icon={<IconCircleCheck size={28} stroke={1.5} />}
        title={t('deletion.none')}
        text={t('deletion.noneText', { name })}
        action={
          <LinkButton variant="light" as={AppLink} href={href('account/dashboard')}>
            {t('deletion.toDashboard')}
          </LinkButton>
        }
      />
    );
  }
  const facts = [{ name: t('deletion.done'), value: <When value={deletionScheduledOn} /> }];
  return (
    <Page narrow title={t('deletion.title')} lead={t('deletion.lead', { name })}>
      <Card>
        <Facts facts={facts} />
        <p className={styles.stored}>{t('deletion.keptText')}</p>
        <p className={styles.undo}>
          {t(role === 'OWNER' ? 'deletion.undo' : 'deletion.ownerOnly')}
        </p>
        {role === 'OWNER' && <CancelAccountDeletion />}
      </Card>
    </Page>
  );
}
