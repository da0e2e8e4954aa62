import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';

interface EhfClient {
  name: string;
  takesEhf: boolean | null;
}

const textOf = (takesEhf: boolean | null, wasSent: boolean) => {
  if (!takesEhf) return 'confirm.ehfUnknown';
  return wasSent ? 'confirm.ehfAgain' : 'confirm.ehf';
};

/** Asks before a document is sent as EHF, and explains the consequence if the client was not registered. */
export function useConfirmEhf(
  action: 'sendInvoiceViaEhf' | 'sendCreditNoteViaEhf',
  send: () => Promise<unknown>,
  wasSent: boolean,
) {
  const { t } = useMessages('invoicing');
  const sending = useWords().action(action);
  return ({ name, takesEhf }: EhfClient) =>
    confirmation.open({
      title: sending.title,
      children: messageWith(t, textOf(takesEhf, wasSent), { client: name }),
      labels: { confirm: sending.submit, cancel: t('ui:cancel') },
      onConfirm: () => void send(),
    });
}
