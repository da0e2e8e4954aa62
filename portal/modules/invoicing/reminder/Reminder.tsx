import { showEmail } from '#forms/validate/show-email.ts';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from '../delivery/Delivery.module.css';
import { sendInvoiceViaEmailMutation } from '../delivery/sendInvoiceViaEmailMutation.ts';
import { useMutationFeedback } from '../useMutationFeedback.ts';
import type { InvoiceData } from '../view/InvoiceData.ts';

const resumeRemindersMutation = graphql(`
  mutation ResumeReminders($input: ResumeRemindersInput!) {
    resumeReminders(input: $input) {
      invoice { id updatedAt }
      errors { code path }
    }
  }
`);

const pauseRemindersMutation = graphql(`
  mutation PauseReminders($input: PauseRemindersInput!) {
    pauseReminders(input: $input) {
      invoice { id updatedAt }
      errors { code path }
    }
  }
`);

interface Props {
  invoice: InvoiceData;
  reminders: NonNullable<InvoiceData['reminders']>;
}

/**
 * The date of the next reminder to the client, or the reason there is none, with the freelancer's options.
 */
export function Reminder({ invoice, reminders: { hold, nextOn } }: Props) {
  const { t } = useMessages('invoicing/reminder');
  const words = useWords();
  const { remind, pause, resume, pending } = useReminders(invoice);
  const { canManage } = useSignedIn().account;
  const { client, events, isOverdue } = invoice;
  const last = events.findLast(({ eventType }) => eventType === 'REMINDED');
  const mayRemind = isOverdue && client?.email && hold !== 'PAYMENT_WAITS';
  return (
    <section
      className={styles.cure}
      data-quiet={!isOverdue || undefined}
      aria-label={words.field('invoices.reminders').label}
    >
      <p className={styles.cureText}>
        {isOverdue && (
          <span>
            {messageWith(t, 'overdue', { client: client?.friendlyName || client?.name })}{' '}
          </span>
        )}
        {hold && <span>{t(`hold.${hold}`)}</span>}
        {!hold && nextOn && (
          <span>
            {t(isOverdue ? 'willBe' : 'beforeDue')} <When value={nextOn} inSentence />.
          </span>
        )}
        {last && (
          <span className={styles.small}>
            <span>{t('last')}</span> <When value={last.occurredAt} inSentence />
          </span>
        )}
      </p>
      {canManage && (
        <div className={styles.cureActions}>
          {mayRemind && (
            <OwnerOnly>
              <Button size="sm" onClick={remind}>
                {t('send')}
              </Button>
            </OwnerOnly>
          )}
          {/* One button with two names, never disabled, keeps the focus when it is pressed. */}
          {(!hold || hold === 'PAUSED') && (
            <Button
              size="sm"
              variant="light"
              aria-busy={pending}
              onClick={() => pending || void (hold ? resume() : pause())}
            >
              {words.action(hold ? 'resumeReminders' : 'pauseReminders').submit}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Reminds the client at once after asking, and pauses or resumes what leaves by itself. */
function useReminders({ id, updatedAt, client }: InvoiceData) {
  const { t } = useMessages('invoicing/reminder');
  const words = useWords();
  const feedback = useMutationFeedback();
  const [send] = useMutate(sendInvoiceViaEmailMutation);
  const [pause, pausing] = useMutate(pauseRemindersMutation);
  const [resume, resuming] = useMutate(resumeRemindersMutation);
  const input = { input: { id, updatedAt } };
  return {
    remind: () =>
      confirmation.open({
        title: t('confirmTitle'),
        children: messageWith(t, 'confirmText', {
          client: client?.friendlyName || client?.name,
          email: showEmail(client?.email ?? ''),
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
