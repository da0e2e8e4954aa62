import { showEmail } from '#forms/validate/show-email.ts';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { sendInvoiceViaEmailMutation } from '../delivery/sendInvoiceViaEmailMutation.ts';
import { useConfirmEhf } from '../delivery/useConfirmEhf.ts';
import { useRemoveDraft } from '../removal/useRemoveDraft.ts';
import { useMutationFeedback } from '../useMutationFeedback.ts';
import type { InvoiceData } from './InvoiceData.ts';

const sendInvoiceViaEhfMutation = graphql(`
  mutation SendInvoiceViaEhf($input: SendInvoiceViaEhfInput!) {
    sendInvoiceViaEhf(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);

/** Marks a published invoice as paid. */
const resolveInvoiceMutation = graphql(`
  mutation ResolveInvoice($input: ResolveInvoiceInput!) {
    resolveInvoice(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);

/**
 * Send again by mail or as EHF, mark as paid, delete: each has a confirmation or an undo, and reports its
 * result.
 */
export function useInvoiceCommands(
  invoice: Pick<InvoiceData, 'id' | 'client' | 'ehfSentAt' | 'lastDelivery'>,
) {
  const { t } = useMessages('invoicing');
  const words = useWords();
  const resolving = words.action('resolveInvoice');
  const feedback = useMutationFeedback();
  const go = useGo();
  const [send] = useMutate(sendInvoiceViaEmailMutation);
  const [sendAsEhf] = useMutate(sendInvoiceViaEhfMutation);
  const [resolve] = useMutate(resolveInvoiceMutation);
  const removeDraft = useRemoveDraft();
  const input = { input: { id: invoice.id } };
  const name = invoice.client?.friendlyName || invoice.client?.name;
  const email = invoice.client?.email;
  const reminder = invoice.lastDelivery?.status === 'FAILED' && invoice.lastDelivery.isReminder;
  const mail = async () =>
    feedback(await send({ input: { ...input.input, reminder } }), t('done.mailed'));
  const sendEhf = async () =>
    feedback(await sendAsEhf(input), words.action('sendInvoiceViaEhf').success);
  const confirmEhf = useConfirmEhf('sendInvoiceViaEhf', sendEhf, invoice.ehfSentAt !== null);
  return {
    /** Sends it at once: for a document that has not reached the client. */
    mail,
    sendEhf,
    confirmEhf,
    /** Asks before the client gets it once more. Without an address the refusal explains what to do. */
    mailAgain: () =>
      email
        ? confirmation.open({
            title: t('confirm.mailTitle'),
            children: messageWith(t, 'confirm.mailText', { client: name, email: showEmail(email) }),
            labels: { confirm: t('action.sendAgain'), cancel: t('ui:cancel') },
            onConfirm: () => void mail(),
          })
        : void mail(),
    resolve: () =>
      confirmation.open({
        title: t('confirm.resolveTitle'),
        children: t('confirm.resolveText'),
        labels: { confirm: resolving.submit, cancel: t('ui:cancel') },
        onConfirm: async () => void (await feedback(await resolve(input), resolving.success)),
      }),
    remove: async () => {
      removeDraft(invoice.id);
      await go('invoicemore/payout-service/drafts', { replace: true });
    },
  };
}
