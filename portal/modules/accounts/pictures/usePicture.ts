import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDataUrl } from '../../../../ground/read-data-url.ts';
import type { Refusal } from '../../../app/errors/Refusal.ts';
import { refusalText } from '../../../app/errors/refusalText.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { sortFiles } from '../../../ui/files/sortFiles.ts';
import { useWords } from '../../../ui/words/useWords.ts';
import { updateAccountMutation } from '../info/updateAccountMutation.ts';
import { pictureLimits } from './pictureLimits.ts';

interface Picked {
  data: string;
  filename: string;
}

/** A picture that was chosen and not sent yet. What cannot be sent is said before it is. */
export function usePicture(
  account: { id: string; updatedAt: string; accountType: string },
  kind: 'symbol' | 'logo',
  onDone: () => void,
) {
  const { i18n } = useTranslation('errors');
  const words = useWords();
  const { label } = words.field(`update_account.${kind}`);
  const action = words.action('updateAccount');
  const queryClient = useQueryClient();
  const [update, pending] = useMutate(updateAccountMutation);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const path = `attributes.${kind}`;
  const take = async (files: readonly File[]) => {
    const { fit, tooBig, wrongType } = sortFiles(files, pictureLimits);
    if (wrongType > 0) setRefusal({ code: 'INVALID', path });
    else setRefusal(tooBig > 0 ? { code: 'TOO_BIG', path } : null);
    const [file] = fit;
    if (file) setPicked({ data: await readDataUrl(file), filename: file.name });
  };
  const clear = () => {
    setPicked(null);
    setRefusal(null);
  };
  const save = async () => {
    if (!picked) return;
    const { updatedAt } = account;
    const personal = account.accountType === 'PERSONAL';
    const attributes = { [kind]: kind === 'symbol' ? picked.data : picked };
    const payload = await update({ input: { personal, updatedAt, attributes } });
    if (!payload) return;
    const [refused] = payload.errors;
    if (refused) return setRefusal(refused);
    toast.success(action.success);
    onDone();
    await queryClient.invalidateQueries();
  };
  const problem = refusal && refusalText(refusal, i18n.language, label);
  return { picked, problem, pending, take, clear, save };
}
