import { IconDownload, IconFileCode, IconMailForward, IconSend } from '@tabler/icons-react';
import { showEmail } from '#forms/validate/show-email.ts';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { DeliveryCure } from '../delivery/DeliveryCure.tsx';
import { recipientText } from '../delivery/recipientText.ts';
import { useConfirmEhf } from '../delivery/useConfirmEhf.ts';
import { useMutationFeedback } from '../useMutationFeedback.ts';
import type { CreditNoteData } from './CreditableInvoice.ts';
import styles from './CreditNote.module.css';

type Props = {
  delivery: CreditNoteData['lastDelivery'];
  deliveredAt: CreditNoteData['deliveredAt'];
};

const sendCreditNoteViaEmailMutation = graphql(`
  mutation SendCreditNoteViaEmail($input: SendCreditNoteViaEmailInput!) {
    sendCreditNoteViaEmail(input: $input) {
      creditNote { id status }
      errors { code path }
    }
  }
`);

const sendCreditNoteViaEhfMutation = graphql(`
  mutation SendCreditNoteViaEhf($input: SendCreditNoteViaEhfInput!) {
    sendCreditNoteViaEhf(input: $input) {
      creditNote { id status }
      errors { code path }
    }
  }
`);

/** Whether the client has the credit note, the document itself, and a way to send it once more. */
export function CreditNoteDelivery({ note }: { note: CreditNoteData }) {
  const { t } = useMessages(['invoicing', 'invoicing/public']);
  const words = useWords('invoicing');
  const sending = words.action('sendCreditNoteViaEmail');
  const { canManage } = useSignedIn().account;
  const [send, pending] = useMutate(sendCreditNoteViaEmailMutation);
  const [sendAsEhf, isSendingEhf] = useMutate(sendCreditNoteViaEhfMutation);
  const feedback = useMutationFeedback();
  const ehf = words.action('sendCreditNoteViaEhf');
  const sendEhf = async () => feedback(await sendAsEhf({ input: { id: note.id } }), ehf.success);
  const confirmEhf = useConfirmEhf('sendCreditNoteViaEhf', sendEhf, note.ehfSentAt !== null);
  const mail = async () => feedback(await send({ input: { id: note.id } }), sending.success);
  const { client, freelanceProfile, lastDelivery, deliveredAt, pdfDocument, ehfDocument } = note;
  const mailAgain = () =>
    client?.email
      ? confirmation.open({
          title: t('confirm.mailNoteTitle'),
          children: messageWith(t, 'confirm.mailText', {
            client: client.name,
            email: showEmail(client.email),
          }),
          labels: { confirm: t('action.sendAgain'), cancel: t('ui:cancel') },
          onConfirm: () => void mail(),
        })
      : void mail();
  const hasFailed = lastDelivery?.status === 'FAILED';
  return (
    <>
      {!hasFailed && (
        <p className={styles.sent} role="status">
          <SentNote delivery={lastDelivery} deliveredAt={deliveredAt} />
        </p>
      )}
      <div className={styles.actions}>
        {pdfDocument && (
          <LinkButton
            href={pdfDocument.downloadPath}
            target="_blank"
            variant="light"
            leftSection={<IconDownload size={18} />}
          >
            {t('invoicing/public:pdf')}
          </LinkButton>
        )}
        {ehfDocument && (
          <LinkButton
            href={ehfDocument.downloadPath}
            variant="subtle"
            leftSection={<IconFileCode size={18} />}
          >
            {t('action.xml')}
          </LinkButton>
        )}
        {canManage && lastDelivery && !hasFailed && (
          <OwnerOnly>
            <Button
              variant="subtle"
              leftSection={<IconMailForward size={18} />}
              loading={pending}
              onClick={mailAgain}
            >
              {t('action.mail')}
            </Button>
            {client?.clientType === 'ORGANIZATION' && (
              <Button
                variant="subtle"
                leftSection={<IconSend size={18} />}
                loading={isSendingEhf}
                onClick={() => confirmEhf(client)}
              >
                {ehf.submit}
              </Button>
            )}
          </OwnerOnly>
        )}
      </div>
      {hasFailed && client && (
        <DeliveryCure
          kind="creditNote"
          client={client}
          freelanceProfileId={freelanceProfile?.id ?? ''}
          delivery={lastDelivery}
          deliveredAt={deliveredAt}
          mail={mail}
          sendEhf={sendEhf}
        />
      )}
    </>
  );
}

/** Whether the client has it, since when, and how the newest sending of it goes. */
function SentNote({ delivery, deliveredAt }: Props) {
  const { t } = useMessages('invoicing/credit');
  const status = delivery?.status ?? 'PENDING';
  if (!deliveredAt) {
    if (status === 'SETTLED') return t('delivery.SETTLED');
    if (delivery?.channel !== 'EHF') return t('delivery.PENDING');
    return t(delivery.handedOverAt ? 'delivery.HANDED_OVER' : 'delivery.EHF');
  }
  const isAgain = status === 'SENT' && delivery?.sentAt !== deliveredAt;
  return (
    <>
      <span>
        {delivery?.channel === 'EHF' && delivery.recipient
          ? messageWith(t, 'delivery.SENT_EHF', { number: recipientText(delivery) })
          : messageWith(t, 'delivery.SENT', { recipient: delivery && recipientText(delivery) })}
      </span>{' '}
      <When value={deliveredAt} />
      {status === 'PENDING' && <span> · {t('delivery.again')}</span>}
      {isAgain && delivery?.sentAt && (
        <span>
          {' · '}
          <span>{t('delivery.sentAgain')}</span> <When value={delivery.sentAt} />
        </span>
      )}
    </>
  );
}
