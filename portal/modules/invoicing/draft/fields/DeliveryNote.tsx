import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { showEmail } from '#forms/validate/show-email.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { LazyClientDrawer } from '#portal/modules/clients/drawer/LazyClientDrawer.tsx';
import { sendingOf } from '#portal/modules/clients/sendingOf.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { useChosenClient } from '../editor/useChosenClient.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';

/** Notes that the freelancer sends the invoices to this client. */
const sendMyselfMutation = graphql(`
  mutation SendMyself($input: UpdateClientInput!) {
    updateClient(input: $input) {
      client { id preferredDeliveryMethod }
      errors { code path }
    }
  }
`);

/**
 * The delivery method of the invoice. If the client has no address, it can be added here before the invoice
 * is submitted.
 */
export function DeliveryNote() {
  const { t } = useMessages('invoicing/draft');
  const queryClient = useQueryClient();
  const { draft, settleRefusal } = useEditor();
  const [writing, { open, close }] = useDisclosure(false);
  const [sendMyself, pending] = useMutate(sendMyselfMutation);
  const client = useChosenClient();
  if (!client) return null;
  const { name, preferredDeliveryMethod, takesEhf } = client;
  const email = showEmail(client.email ?? '');
  const sending = sendingOf(client);
  if (sending !== 'MISSING') {
    const isInsteadOfEhf = sending === 'EMAIL' && preferredDeliveryMethod === 'EHF';
    const key = takesEhf === null ? 'unknown' : 'notRegistered';
    return (
      <p className={styles.quiet}>
        {messageWith(t, `delivery.${isInsteadOfEhf ? key : sending}`, { email })}
      </p>
    );
  }
  const byHand = async () => {
    const attributes = { preferredDeliveryMethod: 'NONE' as const };
    const payload = await sendMyself({ input: { id: client.id, attributes } });
    if (payload && payload.errors.length > 0) return toastRefusals(payload.errors);
    settleRefusal('client');
    await queryClient.invalidateQueries();
  };
  return (
    <section className={styles.ask} aria-label={t('delivery.ask')}>
      <p>{messageWith(t, 'delivery.missing', { name })}</p>
      <div className={styles.askActions}>
        <Button size="sm" onClick={open}>
          {t('delivery.addEmail')}
        </Button>
        <Button size="sm" variant="subtle" loading={pending} onClick={() => void byHand()}>
          {t('delivery.byHand')}
        </Button>
      </div>
      <LazyClientDrawer
        opened={writing}
        onClose={close}
        freelanceProfileId={draft.freelanceProfileId}
        clientId={client.id}
        onSaved={() => {
          settleRefusal('client');
          close();
        }}
      />
    </section>
  );
}
