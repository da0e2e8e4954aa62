import { UnstyledButton } from '@mantine/core';
import type { ResultOf } from 'gql.tada';
import { useTranslation } from 'react-i18next';
import { Clipped } from '#portal/ui/list/Clipped.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { BalanceCells } from '../balance/BalanceCells.tsx';
import type { clientListQuery } from '../clientListQuery.ts';
import { sendingOf } from '../sendingOf.ts';
import styles from './ClientList.module.css';

interface Props {
  client: ResultOf<typeof clientListQuery>['clients']['items'][number];
  onOpen: () => void;
}

/** One client in the list. */
export function ClientRow({ client, onOpen }: Props) {
  const { t } = useTranslation('clients');
  const words = useWords();
  const identity = client.orgNumber
    ? t('list.orgNumber', { number: formatIdentifier.organizationNumber(client.orgNumber) })
    : client.email;
  const sending = sendingOf(client);
  const isInsteadOfEhf = sending === 'EMAIL' && client.preferredDeliveryMethod === 'EHF';
  const delivery = () => {
    if (sending === 'MISSING') return t('delivery.missing');
    if (!isInsteadOfEhf) return words.value('DeliveryMethod', sending).label;
    return t(client.takesEhf === null ? 'delivery.unknown' : 'delivery.notRegistered');
  };
  return (
    <li>
      <UnstyledButton className={styles.row} onClick={onOpen}>
        <span className={styles.who}>
          <span className={styles.name}>
            <Clipped text={client.friendlyName || client.name} />
          </span>
          <span className={styles.meta}>
            {[identity, client.address?.city].filter(Boolean).join(' · ')}
          </span>
          <span className={styles.meta}>
            {t('list.number', { number: client.clientNumber })} ·{' '}
            <span className={styles.delivery} data-missing={sending === 'MISSING' || undefined}>
              {delivery()}
            </span>
          </span>
          {client.isInsolvent && <span className={styles.ended}>{t('cannotInvoice')}</span>}
        </span>
        <BalanceCells balance={client.balance} />
      </UnstyledButton>
    </li>
  );
}
