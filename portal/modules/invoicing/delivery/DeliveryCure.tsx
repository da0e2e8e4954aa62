import { useDisclosure } from '@mantine/hooks';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { LazyClientDrawer } from '../../clients/drawer/LazyClientDrawer.tsx';
import { useMutationFeedback } from '../useMutationFeedback.ts';
import type { InvoiceData } from '../view/InvoiceData.ts';
import styles from './Delivery.module.css';
import { recipientText } from './recipientText.ts';

interface EhfCureActionsProps {
  email: string | null;
  sendEhf: () => Promise<boolean>;
  mail: () => Promise<boolean>;
  /** Opens the client, after which it is mailed. */
  addEmail: () => void;
}

/** Notes that the client gets the invoice in another way, after a sending that failed. */
const settleDeliveryMutation = graphql(`
  mutation SettleDelivery($input: SettleDeliveryInput!) {
    settleDelivery(input: $input) {
      delivery { id status }
      errors { code path }
    }
  }
`);

interface Props {
  /** The kind of document that was not delivered. */
  kind: 'invoice' | 'creditNote';
  client: { id: string; name: string; email: string | null };
  freelanceProfileId: string;
  delivery: Omit<NonNullable<InvoiceData['lastDelivery']>, 'isReminder'> & { isReminder?: boolean };
  /** Set when the client has an earlier copy. */
  deliveredAt: string | null;
  /** Sends it once more, by e-mail or as EHF. */
  mail: () => Promise<boolean>;
  sendEhf: () => Promise<boolean>;
  /** Leads to its credit note, where there is something left to credit. */
  credit?: (() => void) | undefined;
}

/** Resolves a failed delivery: correct the address and send again, or mark it as delivered by other means. */
export function DeliveryCure(props: Props) {
  const { kind, client, freelanceProfileId, delivery, mail, sendEhf, credit, deliveredAt } = props;
  const isAgain = deliveredAt !== null && !delivery.isReminder;
  const { t, language } = useMessages(['invoicing/delivery', 'invoicing']);
  const words = useWords('invoicing');
  const { canManage } = useSignedIn().account;
  const [mending, { open, close }] = useDisclosure(false);
  const [settle] = useMutate(settleDeliveryMutation);
  const feedback = useMutationFeedback();
  const isEhf = delivery.channel === 'EHF';
  const reason = delivery.failure ?? 'REFUSED';
  // The document itself is at fault, and sending it again changes nothing.
  const isFinal = reason === 'REFUSED' || reason === 'UNFIT';
  const settled = async () =>
    feedback(await settle({ input: { id: delivery.id } }), t(`invoicing:done.byHand.${kind}`));
  const failed = `${isEhf ? 'cure.EHF' : 'cure'}.${reason}.${kind}` as const;
  const text = delivery.isReminder ? 'cure.reminder' : isAgain ? `cure.again.${kind}` : failed;
  const names = { recipient: recipientText(delivery), client: client.name };
  const facts = {
    failure: words.value('DeliveryFailure', reason).label,
    since: deliveredAt && formatDay(deliveredAt, language),
  };
  const state = reason === 'UNANSWERED' ? 'UNCONFIRMED' : 'UNDELIVERED';
  return (
    <section className={styles.cure} aria-label={t(`invoicing:path.${state}`)}>
      <p className={styles.cureText}>
        {messageWith(t, text, names, facts)}
        {delivery.failureReason && (
          <span className={styles.small}>
            {t(reason === 'UNFIT' ? 'cure.rule' : 'cure.said', { said: delivery.failureReason })}
          </span>
        )}
      </p>
      {canManage && (
        <OwnerOnly>
          <div className={styles.cureActions}>
            {isEhf ? (
              <EhfCureActions email={client.email} sendEhf={sendEhf} mail={mail} addEmail={open} />
            ) : (
              <>
                <Button size="sm" onClick={open}>
                  {t(`cure.mend.${reason}`)}
                </Button>
                {delivery.recipient && (
                  <Button size="sm" variant="light" onClick={() => void mail()}>
                    {t('invoicing:action.sendAgain')}
                  </Button>
                )}
              </>
            )}
            {isEhf && isFinal && !isAgain && credit && (
              <Button size="sm" variant="light" onClick={credit}>
                {t('cure.credit')}
              </Button>
            )}
            <Button size="sm" variant="subtle" onClick={() => void settled()}>
              {t('cure.byHand')}
            </Button>
          </div>
          <LazyClientDrawer
            opened={mending}
            onClose={close}
            freelanceProfileId={freelanceProfileId}
            clientId={client.id}
            onSaved={() => {
              close();
              void mail();
            }}
          />
        </OwnerOnly>
      )}
    </section>
  );
}

/** Sends a failed EHF document again, as EHF or by e-mail instead. */
function EhfCureActions({ email, sendEhf, mail, addEmail }: EhfCureActionsProps) {
  const { t } = useMessages('invoicing/delivery');
  return (
    <>
      <Button size="sm" onClick={() => void sendEhf()}>
        {t('cure.ehfAgain')}
      </Button>
      <Button size="sm" variant="light" onClick={() => (email ? void mail() : addEmail())}>
        {t(email ? 'cure.mailInstead' : 'cure.mend.NO_ADDRESS')}
      </Button>
    </>
  );
}
