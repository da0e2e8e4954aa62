import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '../../../app/impersonation/OwnerOnly.tsx';
import { useActsAsOther } from '../../../app/impersonation/useActsAsOther.ts';
import { AppLink } from '../../../app/routing/AppLink.tsx';
import { useHref } from '../../../app/routing/useHref.ts';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import styles from './ProfileNote.module.css';

interface Props {
  profile: {
    id: string;
    displayName: string;
    status: 'UNVERIFIED' | 'VERIFIED' | 'REFUSED';
    refusalReason: string | null;
  };
}

/** What a profile that is not verified means for its invoices: what was refused, why, and what comes next. */
export function ProfileNote({ profile }: Props) {
  const { t } = useTranslation('invoicing');
  const href = useHref();
  const held = useActsAsOther();
  const { canManage } = useSignedIn().account;
  const { id, displayName: name, status, refusalReason } = profile;
  if (status === 'VERIFIED') return null;
  return (
    <section className={styles.note} data-status={status} aria-label={name}>
      <p className={styles.title}>{t(`profile.${status}.title`, { name })}</p>
      {status === 'REFUSED' && refusalReason && <p>{refusalReason}</p>}
      <p>{t(`profile.${status}.next`)}</p>
      {status === 'REFUSED' && canManage && (
        <OwnerOnly>
          <Button
            size="sm"
            {...(!held && {
              renderRoot: (props) => (
                <AppLink href={href(`invoicemore/freelance-profile-wizard/${id}`)} {...props} />
              ),
            })}
          >
            {t('profile.mend')}
          </Button>
        </OwnerOnly>
      )}
    </section>
  );
}
