import { useQueryClient } from '@tanstack/react-query';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { graphql } from '#portal/graphql/graphql.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';

const createBankAccountMutation = graphql(`
  mutation CreateBankAccount($input: CreateBankAccountInput!) {
    createBankAccount(input: $input) {
      bankAccount { id accountNumber }
      errors { code path }
    }
  }
`);

interface Props {
  profile: { id: string; displayName: string; freelanceType: 'INDIVIDUAL' | 'ORGANIZATION' };
  opened: boolean;
  onClose: () => void;
}

/** A short form for one more account. Organisations may be paid in any currency, persons in kroner. */
export function AddBankAccount({ profile, opened, onClose }: Props) {
  const { t } = useMessages('payout/settings');
  const queryClient = useQueryClient();
  const added = async () => {
    onClose();
    await queryClient.invalidateQueries();
  };
  return (
    <Popup
      opened={opened}
      onClose={onClose}
      title={messageWith(t, 'account.addTitle', { name: profile.displayName })}
    >
      <DeclaredForm
        document={createBankAccountMutation}
        storedAs={`bank-account-${profile.id}`}
        given={{ freelanceProfileId: profile.id, $freelanceType: profile.freelanceType }}
        onDone={added}
      />
    </Popup>
  );
}
