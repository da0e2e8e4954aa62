import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Colours, useColours } from '#portal/app/colours/chosenColour.ts';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { AccountInfoSession } from '../info/accountInfoQuery.ts';
import { updateAccountMutation } from '../updateAccountMutation.ts';

type Account = AccountInfoSession['account'];
export type Face = NonNullable<Account['theme']>['font']['face'];
export type ThemeField = keyof Colours | 'font';

/** A theme that is chosen but not saved yet. Refusals are shown at their fields. */
export function useTheme(account: Account, onDone: () => void) {
  const { i18n } = useTranslation('errors');
  const words = useWords();
  const queryClient = useQueryClient();
  const [update, pending] = useMutate(updateAccountMutation);
  const { theme } = account;
  const { colours, choose } = useColours(theme && pick(theme));
  const [face, setFace] = useState<Face>(theme?.font.face ?? 'INTER');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const chooseAnew: typeof choose = (field, color) => {
    setRefusals([]);
    choose(field, color);
  };
  const save = async (chosen: (Colours & { font: Face }) | null) => {
    const { updatedAt } = account;
    const payload = await update({ input: { updatedAt, attributes: { theme: chosen } } });
    if (!payload) return;
    const ofFields = payload.errors.filter(({ path }) => path.startsWith('attributes.theme.'));
    setRefusals(ofFields);
    if (ofFields.length < payload.errors.length) toastRefusals(payload.errors);
    if (payload.errors.length > 0) return;
    toast.success(words.action('updateAccount').success);
    onDone();
    await queryClient.invalidateQueries();
  };
  const problem = (field: ThemeField) => {
    const found = refusals.find(({ path }) => path === `attributes.theme.${field}`);
    return found && refusalText(found, i18n.language, words.field(`update_account.${field}`).label);
  };
  return { colours, face, choose: chooseAnew, setFace, problem, save, pending };
}

const pick = ({ primary, primaryContrast, primaryHover }: Colours): Colours => ({
  primary,
  primaryContrast,
  primaryHover,
});
