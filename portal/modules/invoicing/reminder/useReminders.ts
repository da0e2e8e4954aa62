import { useTranslation } from 'react-i18next';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { sendInvoiceViaEmailMutation } from '../delivery/sendInvoiceViaEmailMutation.ts';
import { useMutationFeedback } from '../useMutationFeedback.ts';
import type { InvoiceData } from '../view/InvoiceData.ts';
import { pauseRemindersMutation } from './pauseRemindersMutation.ts';
import { resumeRemindersMutation } from './resumeRemindersMutation.ts';

/** Reminds the client at once after asking, and pauses or resumes what leaves by itself. */
export function useReminders({ id, updatedAt, client }: InvoiceData) {
  const { t } = useTranslation('invoicing/reminder');
  const words = useWords();
  const feedback = useMutationFeedback();
  const [send] = useMutate(sendInvoiceViaEmailMutation);
  const [pause, pausing] = useMutate(pauseRemindersMutation);
  const [resume, resuming] = useMutate(resumeRemindersMutation);
  const input = { input: { id, updatedAt } };
  return {
    remind: () =>
      confirmation.ask({
        title: t('confirmTitle'),
        children: t('confirmText', {
          client: client?.friendlyName || client?.name,
          email: client?.email,
        }),
        labels: { confirm: t('send'), cancel: t('ui:cancel') },
        onConfirm: async () =>
          void (await feedback(await send({ input: { id, reminder: true } }), t('sent'))),
      }),
    pause: async () => feedback(await pause(input), words.action('pauseReminders').success),
    resume: async () => feedback(await resume(input), words.action('resumeReminders').success),
    pending: pausing || resuming,
  };
}
