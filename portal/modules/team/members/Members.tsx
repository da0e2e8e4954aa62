import { Button } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { useScreenSearch } from '#portal/app/routing/useScreenSearch.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { departmentChoicesQuery } from '../departmentChoicesQuery.ts';
import { TeamPage } from '../TeamPage.tsx';
import { MemberDrawer } from './drawer/MemberDrawer.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberTable } from './MemberTable.tsx';
import { memberSearch } from './memberSearch.ts';
import { Welcome } from './Welcome.tsx';

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
