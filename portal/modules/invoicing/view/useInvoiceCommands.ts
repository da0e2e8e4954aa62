import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../app/errors/Refusal.ts';
import { useGo } from '../../../app/routing/useGo.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { toastRefusals } from '../../../app/toasts/toastRefusals.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { confirmation } from '../../../ui/popups/confirmation.ts';
import { useWords } from '../../../ui/words/useWords.ts';
import { useRemoveDraft } from '../removal/useRemoveDraft.ts';
import type { InvoiceData } from './InvoiceData.ts';
import { resolveInvoiceMutation } from './resolveInvoiceMutation.ts';
import { sendInvoiceViaEmailMutation } from './sendInvoiceViaEmailMutation.ts';
import { settleDeliveryMutation } from './settleDeliveryMutation.ts';

/** Mail again, see to it oneself, mark as paid, delete: each asks or can be undone, and says how it went. */
export function useInvoiceCommands(invoice: Pick<InvoiceData, 'id'>) {
  const { t } = useTranslation('invoicing');
  const resolving = useWords().action('resolveInvoice');
  const queryClient = useQueryClient();
  const go = useGo();
  const [send] = useMutate(sendInvoiceViaEmailMutation);
  const [settle] = useMutate(settleDeliveryMutation);
  const [resolve] = useMutate(resolveInvoiceMutation);
  const removeDraft = useRemoveDraft();
  const input = { input: { id: invoice.id } };
  const told = async (payload: { errors: readonly Refusal[] } | null, text: string) => {
    if (!payload) return false;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(text);
    await queryClient.invalidateQueries();
    return payload.errors.length === 0;
  };
  return {
    mail: async () => told(await send(input), t('done.mailed')),
    settle: async (id: string) => told(await settle({ input: { id } }), t('done.byHand')),
    resolve: () =>
      confirmation.ask({
        title: t('confirm.resolveTitle'),
        children: t('confirm.resolveText'),
        labels: { confirm: resolving.submit, cancel: t('ui:cancel') },
        onConfirm: async () => void (await told(await resolve(input), resolving.success)),
      }),
    remove: async () => {
      removeDraft(invoice.id);
      await go('invoicemore/payout-service/drafts', { replace: true });
    },
  };
}
