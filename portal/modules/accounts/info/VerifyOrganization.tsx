import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../Info.module.css';
import type { AccountInfoSession } from './accountInfoQuery.ts';

/** Shows that the team's number is its own. */
const verifyOwnOrganizationMutation = graphql(`
  mutation VerifyOwnOrganization($input: VerifyOwnOrganizationInput!) {
    verifyOwnOrganization(input: $input) {
      account { id organizationName organizationVerifiedAt }
      errors { code path }
    }
  }
`);

/**
 * Verifies by the register that the user leads the organisation. A user without an e-ID identifies themselves
 * first.
 */
export function VerifyOrganization({ session }: { session: AccountInfoSession }) {
  const { t, i18n } = useTranslation(['accounts', 'errors']);
  const words = useWords();
  const queryClient = useQueryClient();
  const [verify, pending] = useMutate(verifyOwnOrganizationMutation);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { organizationNumber, updatedAt } = session.account;
  const ask = async () => {
    if (!organizationNumber) return;
    setRefusal(null);
    const payload = await verify({ input: { updatedAt, attributes: { organizationNumber } } });
    if (!payload) return;
    const [refused] = payload.errors;
    if (refused) return setRefusal(refused);
    toast.success(words.action('verifyOwnOrganization').success);
    await queryClient.invalidateQueries();
  };
  const { label } = words.field('accounts.organizationNumber');
  return (
    <div className={styles.claim}>
      <p className={styles.why}>{t('info.claimWhy')}</p>
      {refusal && (
        <p className={styles.refused} role="alert">
          {refusalText(refusal, i18n.language, label)}
        </p>
      )}
      <OwnerOnly>
        {session.hasIdentity ? (
          <Button variant="light" size="sm" loading={pending} onClick={() => void ask()}>
            {t('info.claimVerify')}
          </Button>
        ) : (
          <ConfirmIdentity />
        )}
      </OwnerOnly>
    </div>
  );
}
