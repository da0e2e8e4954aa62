import { useTranslation } from 'react-i18next';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { sendInvoiceViaEmailMutation } from '../delivery/sendInvoiceViaEmailMutation.ts';
import { useMutationFeedback } from '../useMutationFeedback.ts';
import type { InvoiceData } from '../view/InvoiceData.ts';

/** Resumes the reminders of one invoice. */
const resumeRemindersMutation = graphql(`
  mutation ResumeReminders($input: ResumeRemindersInput!) {
    resumeReminders(input: $input) {
      invoice { id updatedAt }
      errors { code path }
    }
  }
`);

/** Pauses the reminders of one invoice. */
const pauseRemindersMutation = graphql(`
  mutation PauseReminders($input: PauseRemindersInput!) {
    pauseReminders(input: $input) {
      invoice { id updatedAt }
      errors { code path }
    }
  }
`);

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
