import { IconUsers } from '@tabler/icons-react';
import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import { showEmail } from '#forms/validate/show-email.ts';
import { readSearch } from '#portal/app/routing/readSearch.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { useListPage } from '#portal/graphql/useListPage.ts';
import { Button, PlainButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { Clipped } from '#portal/ui/list/Clipped.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { marked, messageWith, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { BalanceCells } from '../balance/BalanceCells.tsx';
import { BalanceHead } from '../balance/BalanceHead.tsx';
import { clientListQuery } from '../clientListQuery.ts';
import { sendingOf } from '../sendingOf.ts';
import styles from './ClientList.module.css';

interface ClientRowProps {
  client: ResultOf<typeof clientListQuery>['clients']['items'][number];
  onOpen: () => void;
}

/** The filters of the list of clients, as in the address. */
export interface ClientSearch {
  profile: string | null;
  search: string;
  page: number;
}

interface Props {
  profileId: string;
  search: ClientSearch;
  onPage: (page: number) => void;
  onClear: () => void;
  onOpen: (id: string) => void;
  add: ReactNode;
}

const PER_PAGE = 25;

/** The clients of one profile; each row opens its client. */
export function ClientTable({ profileId, search, onPage, onClear, onOpen, add }: Props) {
  const { t } = useMessages('clients');
  const variables = {
    freelanceProfileId: profileId,
    page: search.page,
    perPage: PER_PAGE,
    filter: { search: search.search || null, archived: false },
    sortBy: ['NAME_ASC' as const],
  };
  const query = useListPage(queryOf(clientListQuery, variables));
  const list = query.data?.clients;
  return (
    <Card flush>
      {query.isPending && <RowsSkeleton />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {list?.total === 0 && (
        <EmptyState
          icon={<IconUsers size={28} stroke={1.5} />}
          title={t(search.search ? 'ui:list.noMatchTitle' : 'list.emptyTitle')}
          text={t(search.search ? 'ui:list.noMatchText' : 'list.emptyText')}
          action={
            search.search ? (
              <Button variant="light" onClick={onClear}>
                {t('list.clear')}
              </Button>
            ) : (
              add
            )
          }
        />
      )}
      {list && list.total > 0 && (
        <div className={styles.table}>
          <BalanceHead />
          <ul className={styles.rows}>
            {list.items.map((client) => (
              <ClientRow key={client.id} client={client} onOpen={() => onOpen(client.id)} />
            ))}
          </ul>
          <Pager
            page={search.page}
            perPage={PER_PAGE}
            total={list.total}
            isStale={query.isBusy}
            onPage={onPage}
          />
        </div>
      )}
    </Card>
  );
}

export function clientSearch(raw: Record<string, string>): ClientSearch {
  return {
    profile: raw.profile ?? null,
    search: readSearch.text(raw.search),
    page: readSearch.page(raw.page),
  };
}

/** One client in the list. */
function ClientRow({ client, onOpen }: ClientRowProps) {
  const { t } = useMessages('clients');
  const words = useWords();
  const identity = client.orgNumber
    ? t('list.orgNumber', { number: marked(formatIdentifier.organizationNumber(client.orgNumber)) })
    : client.email && marked(showEmail(client.email));
  const sending = sendingOf(client);
  const isInsteadOfEhf = sending === 'EMAIL' && client.preferredDeliveryMethod === 'EHF';
  const delivery = () => {
    if (sending === 'MISSING') return t('delivery.missing');
    if (!isInsteadOfEhf) return words.value('DeliveryMethod', sending).label;
    return t(client.takesEhf === null ? 'delivery.unknown' : 'delivery.notRegistered');
  };
  return (
    <li>
      <PlainButton className={styles.row} onClick={onOpen}>
        <span className={styles.who}>
          <span className={styles.name}>
            <Clipped text={client.friendlyName || client.name} />
          </span>
          <span className={styles.meta}>
            {withVerbatim([identity, client.address?.city].filter(Boolean).join(' · '))}
          </span>
          <span className={styles.meta}>
            {messageWith(t, 'list.number', { number: client.clientNumber })} ·{' '}
            <span className={styles.delivery} data-missing={sending === 'MISSING' || undefined}>
              {delivery()}
            </span>
          </span>
          {client.isInsolvent && <span className={styles.ended}>{t('cannotInvoice')}</span>}
        </span>
        <BalanceCells balance={client.balance} />
      </PlainButton>
    </li>
  );
}
