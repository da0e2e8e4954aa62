import { graphql } from '../../graphql/graphql.ts';
import { useWords } from '../../ui/texts.ts';
import { requestedLinks } from '../links/requestedLinks.ts';
import { toast } from '../toasts/toast.ts';
import { toastRefusals, useMutate } from '../toasts/useMutate.ts';

/** Mails a new link to an address that waits to be confirmed. */
const sendLinkMutation = graphql(`
  mutation SendConfirmationLink($input: CreateSessionOtpInput!) {
    createSessionOtp(input: $input) {
      errors { code path }
    }
  }
`);

/** Sends the link that confirms an address or signs in once more, and confirms that. */
export function useSendLink(email: string, deepLink: string | null = null): [() => void, boolean] {
  const words = useWords();
  const [send, sending] = useMutate(sendLinkMutation);
  const again = async () => {
    const payload = await send({ input: { email, deepLink } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    void requestedLinks.add(email);
    toast.success(words.action('refreshSessionOtp').success);
  };
  return [() => void again(), sending];
}
