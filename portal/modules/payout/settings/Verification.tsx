import {
  IconClockSearch,
  IconRosetteDiscountCheck,
  IconRosetteDiscountCheckOff,
} from '@tabler/icons-react';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { Profile } from './freelanceProfilesQuery.ts';
import styles from './Verification.module.css';

const icons = {
  UNVERIFIED: IconClockSearch,
  VERIFIED: IconRosetteDiscountCheck,
  REFUSED: IconRosetteDiscountCheckOff,
};

/** Whether the profile is verified, the reason for the check, and the next step. */
export function Verification({ profile }: { profile: Profile }) {
  const { t } = useMessages('payout/settings');
  const words = useWords();
  const { hasIdentity, account } = useSignedIn();
  const { status, refusalReason, freelanceType, archivedAt } = profile;
  if (archivedAt !== null) return null;
  const Icon = icons[status];
  const mayIdentify = status === 'UNVERIFIED' && !hasIdentity && account.canManage;
  return (
    <div className={styles.box} data-status={status}>
      <p className={styles.title}>
        <Icon size={18} aria-hidden="true" />
        <span>{words.value('VerificationStatus', status).label}</span>
      </p>
      {status !== 'VERIFIED' && (
        <p className={styles.text}>
          {status === 'REFUSED' && refusalReason
            ? refusalReason
            : t(`verification.why.${freelanceType}`)}
        </p>
      )}
      {status !== 'VERIFIED' && (
        <p className={styles.text}>
          {t(
            mayIdentify ? `verification.identify.${freelanceType}` : `verification.${status}.next`,
          )}
        </p>
      )}
      {mayIdentify && <ConfirmIdentity />}
    </div>
  );
}
