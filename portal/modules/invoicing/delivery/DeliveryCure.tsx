import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { LazyClientDrawer } from '../../clients/drawer/LazyClientDrawer.tsx';
import { useMutationFeedback } from '../useMutationFeedback.ts';
import type { InvoiceData } from '../view/InvoiceData.ts';
import styles from './Delivery.module.css';

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
  /** Sends it once more, by e-mail or as EHF. */
  mail: () => Promise<boolean>;
  sendEhf: () => Promise<boolean>;
}

/** Resolves a failed delivery: correct the address and send again, or mark it as delivered by hand. */
export function DeliveryCure({ kind, client, freelanceProfileId, delivery, mail, sendEhf }: Props) {
  const { t } = useMessages(['invoicing/delivery', 'invoicing']);
  const words = useWords('invoicing');
  const { canManage } = useSignedIn().account;
  const [mending, { open, close }] = useDisclosure(false);
  const [settle] = useMutate(settleDeliveryMutation);
  const feedback = useMutationFeedback();
  const isEhf = delivery.channel === 'EHF';
  const reason = delivery.failure ?? 'REFUSED';
  const settled = async () =>
    feedback(await settle({ input: { id: delivery.id } }), t(`invoicing:done.byHand.${kind}`));
  const text = delivery.isReminder
    ? 'cure.reminder'
    : (`${isEhf ? 'cure.EHF' : 'cure'}.${reason}.${kind}` as const);
  const state = reason === 'UNANSWERED' ? 'UNCONFIRMED' : 'UNDELIVERED';
  return (
    <section className={styles.cure} aria-label={t(`invoicing:path.${state}`)}>
      <p className={styles.cureText}>
        <span>{t(text, { recipient: delivery.recipient, client: client.name })}</span>
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
                    {words.action('retryDelivery').submit}
                  </Button>
                )}
              </>
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
