import { useTranslation } from 'react-i18next';
import { formatIdentifier } from '../../../../ground/format-identifier.ts';
import { confirmation } from '../../../ui/popups/confirmation.ts';
import { useWords } from '../../../ui/words/useWords.ts';

interface EhfClient {
  name: string;
  orgNumber: string | null;
  takesEhf: boolean | null;
}

/** Asks before a document is sent as EHF, and says what happens where the client was not registered. */
export function useAskEhf(
  action: 'sendInvoiceViaEhf' | 'sendCreditNoteViaEhf',
  send: () => Promise<unknown>,
) {
  const { t } = useTranslation('invoicing');
  const sending = useWords().action(action);
  return ({ name, orgNumber, takesEhf }: EhfClient) =>
    confirmation.ask({
      title: sending.title,
      children: t(takesEhf ? 'confirm.ehf' : 'confirm.ehfUnknown', {
        client: name,
        number: formatIdentifier.organizationNumber(orgNumber ?? ''),
      }),
      labels: { confirm: sending.submit, cancel: t('ui:cancel') },
      onConfirm: () => void send(),
    });
}
