import { useQueryClient } from '@tanstack/react-query';
import schema from '#forms/modules/accounts/update_account/schema.json' with { type: 'json' };
import { usePickedPicture } from '#portal/app/pictures/usePickedPicture.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import type { FileLimits } from '#portal/ui/files/sortFiles.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { updateAccountMutation } from '../../updateAccountMutation.ts';

/** The limits for a picture of an account, as in the form's schema. */
export const pictureLimits: FileLimits = schema.properties.attributes.properties.symbol.file;

/** A picture of the account: chosen, looked at, and sent. */
export function usePicture(
  account: { id: string; updatedAt: string; accountType: string },
  kind: 'symbol' | 'logo',
  onDone: () => void,
) {
  const words = useWords();
  const { label } = words.field(`update_account.${kind}`);
  const action = words.action('updateAccount');
  const queryClient = useQueryClient();
  const [update, pending] = useMutate(updateAccountMutation);
  const path = `attributes.${kind}`;
  const { picked, refuse, ...choice } = usePickedPicture({ limits: pictureLimits, path, label });
  const save = async () => {
    if (!picked) return;
    const { updatedAt } = account;
    const personal = account.accountType === 'PERSONAL';
    const attributes = { [kind]: kind === 'symbol' ? picked.data : picked };
    const payload = await update({ input: { personal, updatedAt, attributes } });
    if (!payload) return;
    const [refused] = payload.errors;
    if (refused) return refuse(refused);
    toast.success(action.success);
    onDone();
    await queryClient.invalidateQueries();
  };
  return { ...choice, picked, pending, save };
}
