import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { showPhoneNumber } from '#portal/ui/phone/showPhoneNumber.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';

/** Removes a number that was never confirmed. */
const destroyPhoneNumberMutation = graphql(`
  mutation DestroyPhoneNumber($input: DestroyPhoneNumberInput!) {
    destroyPhoneNumber(input: $input) {
      id
      errors { code path }
    }
  }
`);

interface Props {
  phone: { id: string; countryCode: string; number: string };
  onConfirm: () => void;
}

/** Confirming a number whose code was never typed in, or removing it, as when it was typed wrong. */
export function UnconfirmedActions({ phone, onConfirm }: Props) {
  const { t } = useMessages('identity');
  const words = useWords();
  const queryClient = useQueryClient();
  const [destroy, pending] = useMutate(destroyPhoneNumberMutation);
  const remove = async () => {
    const payload = await destroy({ input: { id: phone.id } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(words.action('destroyPhoneNumber').success);
    await queryClient.invalidateQueries();
  };
  return (
    <>
      <Button variant="subtle" size="sm" onClick={onConfirm}>
        {t('security.phones.prove')}
      </Button>
      <Button
        variant="subtle"
        size="sm"
        color="gray"
        loading={pending}
        aria-label={t('security.phones.removeWhat', { number: showPhoneNumber(phone) })}
        onClick={() => void remove()}
      >
        {words.action('destroyPhoneNumber').submit}
      </Button>
    </>
  );
}
