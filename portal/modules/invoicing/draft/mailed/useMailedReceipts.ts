import { useQuery } from '@tanstack/react-query';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { useWords } from '#portal/ui/texts.ts';
import type { DraftAutosave } from '../saving/DraftAutosave.ts';
import { useReceipts } from '../useReceipts.ts';

/** The private address for receipts, and those that wait for an invoice. */
export const mailedReceiptsQuery = graphql(`
  query MailedReceipts {
    takesReceiptMail
    session { id account { id receiptAddress { id address } } }
    waitingReceipts(perPage: 100) {
      total
      items {
        id filename sender subject fault receivedAt
        file { id thumbPath downloadPath }
      }
    }
  }
`);

/** Fires when a receipt comes by mail, is attached or deleted. */
const mailedReceiptNewsSubscription = graphql(`
  subscription MailedReceiptNews {
    mailedReceiptChanged(resync: true) { event }
  }
`);

/** Attaches a receipt that came by mail to a draft. */
const attachMailedReceiptMutation = graphql(`
  mutation AttachMailedReceipt($input: AttachMailedReceiptInput!) {
    attachMailedReceipt(input: $input) {
      receipt { id }
      errors { code path }
    }
  }
`);

const destroyMailedReceiptMutation = graphql(`
  mutation DestroyMailedReceipt($input: DestroyMailedReceiptInput!) {
    destroyMailedReceipt(input: $input) {
      id
      errors { code path }
    }
  }
`);

/** Makes the private address for receipts, or another one. */
const renewReceiptAddressMutation = graphql(`
  mutation RenewReceiptAddress($input: RenewReceiptAddressInput!) {
    renewReceiptAddress(input: $input) {
      receiptAddress { id address }
      errors { code path }
    }
  }
`);

type Refusals = Parameters<typeof toastRefusals>[0];

/** The receipts that came by mail, current while the editor is open, and the actions on them. */
export function useMailedReceipts(autosave: DraftAutosave) {
  const words = useWords('inbound');
  const query = useQuery(queryOf(mailedReceiptsQuery, {}));
  useNews(mailedReceiptNewsSubscription, [mailedReceiptsQuery]);
  const { storedId, takeAttached } = useReceipts(autosave);
  const [attach, isAttaching] = useMutate(attachMailedReceiptMutation);
  const [destroy] = useMutate(destroyMailedReceiptMutation);
  const [renew, isRenewing] = useMutate(renewReceiptAddressMutation);
  const settle = async (action: string, payload: { errors: Refusals } | null) => {
    if (!payload) return false;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(words.action(action).success ?? '');
    await query.refetch();
    return payload.errors.length === 0;
  };
  return {
    query,
    isAttaching,
    isRenewing,
    attach: async (id: string) => {
      const invoiceId = await storedId();
      if (!invoiceId) return;
      const payload = await attach({ input: { id, invoiceId } });
      if (await settle('attachMailedReceipt', payload)) await takeAttached(invoiceId);
    },
    destroy: async (id: string) => settle('destroyMailedReceipt', await destroy({ input: { id } })),
    renew: async () => settle('renewReceiptAddress', await renew({ input: {} })),
  };
}
