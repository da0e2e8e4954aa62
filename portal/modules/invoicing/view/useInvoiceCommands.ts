import { useTranslation } from 'react-i18next';
import { useGo } from '../../../app/routing/useGo.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { confirmation } from '../../../ui/popups/confirmation.ts';
import { useWords } from '../../../ui/words/useWords.ts';
import { useRemoveDraft } from '../removal/useRemoveDraft.ts';
import { useTold } from '../useTold.ts';
import type { InvoiceData } from './InvoiceData.ts';
import { resolveInvoiceMutation } from './resolveInvoiceMutation.ts';
import { sendInvoiceViaEmailMutation } from './sendInvoiceViaEmailMutation.ts';

/** Mail again, mark as paid, delete: each asks or can be undone, and says how it went. */
export function useInvoiceCommands(invoice: Pick<InvoiceData, 'id'>) {
  const { t } = useTranslation('invoicing');
  const resolving = useWords().action('resolveInvoice');
  const told = useTold();
  const go = useGo();
  const [send] = useMutate(sendInvoiceViaEmailMutation);
  const [resolve] = useMutate(resolveInvoiceMutation);
  const removeDraft = useRemoveDraft();
  const input = { input: { id: invoice.id } };
  return {
    mail: async () => told(await send(input), t('done.mailed')),
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
