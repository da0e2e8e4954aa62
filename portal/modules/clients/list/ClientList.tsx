import { NativeSelect } from '@mantine/core';
import { IconPlus, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink, useHref, useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { ServicePage } from '#portal/app/shell/ServicePage.tsx';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { LazyClientDrawer } from '../drawer/LazyClientDrawer.tsx';
import styles from './ClientList.module.css';
import { type ClientSearch, ClientTable, clientSearch } from './ClientTable.tsx';

interface Props {
  profiles: { id: string; displayName: string }[];
  profileId: string;
  search: ClientSearch;
  onChange: (values: Record<string, string | undefined>) => void;
}

/** The profiles whose clients can be looked at. */
const profileChoicesQuery = graphql(`
  query ClientListProfiles {
    freelanceProfiles(page: 1, perPage: 100, filter: { archived: false }) {
      items { id displayName }
    }
  }
`);

/** Everyone one sends invoices to. */
export function ClientList() {
  const { t } = useMessages('clients');
  const words = useWords();
  const href = useHref();
  const { canManage } = useSignedIn().account;
  const [search, change] = useScreenSearch(clientSearch);
  const [edited, edit] = useState<string | 'new' | null>(null);
  const query = useQuery(queryOf(profileChoicesQuery, {}));
  const profiles = query.data?.freelanceProfiles.items ?? [];
  const profile = profiles.find((one) => one.id === search.profile) ?? profiles[0];
  const add = canManage && profile && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => edit('new')}>
      {words.action('createClient').title}
    </Button>
  );
  return (
    <ServicePage title={words.noun('clients').many} actions={add}>
      {query.isPending && <RowsSkeleton />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && !profile && (
        <Card>
          <EmptyState
            icon={<IconUserOff size={28} stroke={1.5} />}
            title={t('list.noProfileTitle')}
            text={t(canManage ? 'list.noProfileText' : 'list.noProfileReader')}
            action={
              canManage && (
                <LinkButton as={AppLink} href={href('account/settings/payout-settings')}>
                  {t('list.toProfile')}
                </LinkButton>
              )
            }
          />
        </Card>
      )}
      {profile && (
        <>
          <ClientFilters
            profiles={profiles}
            profileId={profile.id}
            search={search}
            onChange={change}
          />
          <ClientTable
            profileId={profile.id}
            search={search}
            onPage={(page) => change({ page: page === 1 ? undefined : String(page) })}
            onClear={() => change({ search: undefined, page: undefined })}
            onOpen={edit}
            add={add}
          />
          <LazyClientDrawer
            opened={edited !== null}
            freelanceProfileId={profile.id}
            clientId={edited === 'new' ? null : edited}
            onClose={() => edit(null)}
            onSaved={() => edit(null)}
          />
        </>
      )}
    </ServicePage>
  );
}

/** The search, and the choice of profile if there are several. */
function ClientFilters({ profiles, profileId, search, onChange }: Props) {
  const { t } = useMessages('clients');
  const words = useWords();
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('list.search')}
        value={search.search}
        onChange={(text) => onChange({ search: text || undefined, page: undefined })}
      />
      {profiles.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label={words.noun('freelance_profiles').one}
          value={profileId}
          data={profiles.map((one) => ({ value: one.id, label: one.displayName }))}
          onChange={(event) => onChange({ profile: event.currentTarget.value, page: undefined })}
        />
      )}
    </div>
  );
}
