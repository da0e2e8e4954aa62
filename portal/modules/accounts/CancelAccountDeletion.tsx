import { useQueryClient } from '@tanstack/react-query';
import { OwnerOnly } from '../../app/impersonation/OwnerOnly.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { useWay } from '../../app/routing/Way.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals } from '../../app/toasts/toastRefusals.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useWords } from '../../ui/words/useWords.ts';

/** Keeps the account after all. */
const cancelAccountDeletionMutation = graphql(`
  mutation CancelAccountDeletion($input: CancelAccountDeletionInput!) {
    cancelAccountDeletion(input: $input) {
      account { id deletionScheduledOn }
      errors { code path }
    }
  }
`);

/** Takes the deletion back and leads on into the account. */
export function CancelAccountDeletion() {
  const { account } = useSignedIn();
  const { submit, success } = useWords().action('cancelAccountDeletion');
  const queryClient = useQueryClient();
  const href = useHref();
  const { go } = useWay();
  const [cancel, pending] = useMutate(cancelAccountDeletionMutation);
  const finish = async () => {
    const payload = await cancel({ input: { id: account.id } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(success);
    await queryClient.invalidateQueries();
    if (payload.errors.length === 0) await go(href('account/dashboard'));
  };
  return (
    <OwnerOnly>
      <Button loading={pending} onClick={() => void finish()}>
        {submit}
      </Button>
    </OwnerOnly>
  );
}
