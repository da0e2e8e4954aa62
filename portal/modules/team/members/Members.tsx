import { NativeSelect } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { AppLink, useHref, useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { queryOf } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import { type FilterChange, FilterFrame } from '#portal/ui/list/FilterFrame.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { departmentChoicesQuery } from '../departmentChoicesQuery.ts';
import { TeamPage } from '../TeamPage.tsx';
import { MemberDrawer } from './drawer/MemberDrawer.tsx';
import { MemberTable } from './MemberTable.tsx';
import { type MemberSearch, memberSearch } from './memberSearch.ts';
import { Welcome } from './Welcome.tsx';

interface Props {
  search: MemberSearch;
  departments: { id: string; name: string }[];
  onChange: (values: FilterChange) => void;
}

/** The members of the team, including invited ones. */
export function Members() {
  const words = useWords();
  const href = useHref();
  const [search, change] = useScreenSearch(memberSearch);
  const [edited, edit] = useState<string | 'new' | null>(null);
  const { data } = useQuery(queryOf(departmentChoicesQuery, {}));
  const account = data?.session?.account;
  const add = account?.canManageDepartments && (
    <OwnerOnly>
      <LinkButton
        variant="light"
        leftSection={<IconTableImport size={18} stroke={1.5} />}
        as={AppLink}
        href={href('account/settings/team/import')}
        aria-label={words.action('importAccountMembers').title}
      >
        {words.action('importAccountMembers').submit}
      </LinkButton>
      <Button leftSection={<IconPlus size={18} />} onClick={() => edit('new')}>
        {words.action('addAccountMember').title}
      </Button>
    </OwnerOnly>
  );
  return (
    <TeamPage tab="members" actions={add}>
      {account?.canManage && <Welcome />}
      <MemberFilters
        search={search}
        departments={data?.departments.items ?? []}
        onChange={change}
      />
      <MemberTable search={search} onChange={change} onOpen={edit} add={add} />
      {edited !== null && (
        <MemberDrawer
          memberId={edited === 'new' ? null : edited}
          onOpen={edit}
          onClose={() => edit(null)}
        />
      )}
    </TeamPage>
  );
}

/** By name or address, by whether they have come, and by department. */
function MemberFilters({ search, departments, onChange }: Props) {
  const { t } = useMessages('team');
  const words = useWords();
  const labels = {
    search: search.search,
    confirmed: search.confirmed === null ? '' : String(search.confirmed),
    departmentId: search.departmentId ?? '',
  };
  const count = Object.values(labels).filter(Boolean).length;
  return (
    <FilterFrame count={count} onChange={onChange}>
      {(chosen, choose) => {
        const shown = { ...labels, ...chosen };
        const { search: text } = memberSearch({ search: shown.search ?? '' });
        return (
          <>
            <SearchField
              label={t('members.search')}
              value={text}
              onChange={(next) => choose({ search: next || undefined })}
            />
            <NativeSelect
              size="sm"
              aria-label={words.field('*.status').label}
              value={shown.confirmed ?? ''}
              data={[
                { value: '', label: t('members.everybody') },
                { value: 'true', label: t('status.active') },
                { value: 'false', label: t('status.invited') },
              ]}
              onChange={(event) => choose({ confirmed: event.currentTarget.value || undefined })}
            />
            {departments.length > 1 && (
              <NativeSelect
                size="sm"
                aria-label={words.noun('departments').one}
                value={shown.departmentId ?? ''}
                data={[
                  { value: '', label: t('members.everywhere') },
                  ...departments.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(event) =>
                  choose({ departmentId: event.currentTarget.value || undefined })
                }
              />
            )}
          </>
        );
      }}
    </FilterFrame>
  );
}
