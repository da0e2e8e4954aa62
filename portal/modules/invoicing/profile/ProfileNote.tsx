import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { OwnerLink, OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './ProfileNote.module.css';

interface Props {
  profile: {
    id: string;
    displayName: string;
    status: 'UNVERIFIED' | 'VERIFIED' | 'REFUSED';
    refusalReason: string | null;
    freelanceType: 'INDIVIDUAL' | 'ORGANIZATION';
  };
}

/** The consequence of an unverified profile for its invoices: the refusal, its reason, and the next step. */
export function ProfileNote({ profile }: Props) {
  const { t } = useMessages('invoicing');
  const href = useHref();
  const { account, hasIdentity } = useSignedIn();
  const { canManage } = account;
  const { id, displayName: name, status, refusalReason, freelanceType } = profile;
  if (status === 'VERIFIED') return null;
  const mayIdentify = status === 'UNVERIFIED' && !hasIdentity && canManage;
  return (
    <section className={styles.note} data-status={status} aria-label={name}>
      <p className={styles.title}>{messageWith(t, `profile.${status}.title`, { name })}</p>
      {status === 'REFUSED' && refusalReason && <p>{refusalReason}</p>}
      <p>{t(mayIdentify ? `profile.identify.${freelanceType}` : `profile.${status}.next`)}</p>
      {mayIdentify && <ConfirmIdentity />}
      {status === 'REFUSED' && canManage && (
        <OwnerOnly>
          <OwnerLink size="sm" href={href(`invoicemore/freelance-profile-wizard/${id}`)}>
            {t('profile.mend')}
          </OwnerLink>
        </OwnerOnly>
      )}
    </section>
  );
}
