import { IconPlus, IconSitemap } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { FieldStack } from '#portal/app/forms/FieldStack.tsx';
import { useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { readSearch } from '#portal/app/routing/readSearch.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { useListPage } from '#portal/graphql/useListPage.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import listStyles from '#portal/ui/list/List.module.css';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../Team.module.css';
import { TeamPage } from '../TeamPage.tsx';
import { DepartmentRow } from './DepartmentRow.tsx';
import { type DepartmentRowData, departmentListQuery } from './departmentListQuery.ts';
import { RemoveDepartment } from './RemoveDepartment.tsx';

const updateDepartmentMutation = graphql(`
  mutation UpdateDepartment($input: UpdateDepartmentInput!) {
    updateDepartment(input: $input) {
      department { id name }
      errors { code path }
    }
  }
`);

const createDepartmentMutation = graphql(`
  mutation CreateDepartment($input: CreateDepartmentInput!) {
    createDepartment(input: $input) {
      department { id name }
      errors { code path }
    }
  }
`);

interface Props {
  /** Null for a new one. */
  department: DepartmentRowData | null;
  onClose: () => void;
}

/** The filters of the list of departments, as in the address. */
interface DepartmentSearch {
  search: string;
  page: number;
}

const PER_PAGE = 25;

/** The departments of the team with their heads. */
export function Departments() {
  const { t } = useMessages('team');
  const words = useWords();
  const [{ search, page }, change] = useScreenSearch(departmentSearch);
  const [edited, edit] = useState<DepartmentRowData | 'new' | null>(null);
  const query = useListPage(
    queryOf(departmentListQuery, { page, perPage: PER_PAGE, filter: { search } }),
  );
  const list = query.data?.departments;
  const add = query.data?.session?.account?.canManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => edit('new')}>
      {words.action('createDepartment').title}
    </Button>
  );
  return (
    <TeamPage tab="departments" actions={add}>
      <div className={listStyles.filters}>
        <SearchField
          label={t('departments.search')}
          value={search}
          onChange={(text) => change({ search: text || undefined, page: undefined })}
        />
      </div>
      <Card flush>
        {query.isPending && <RowsSkeleton />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {list?.total === 0 && (
          <EmptyState
            icon={<IconSitemap size={28} stroke={1.5} />}
            title={t('departments.noMatchTitle')}
            text={t('ui:list.noMatchText')}
            action={
              <Button
                variant="light"
                onClick={() => change({ search: undefined, page: undefined })}
              >
                {t('ui:list.clear')}
              </Button>
            }
          />
        )}
        {list && list.total > 0 && (
          <>
            <ul className={styles.rows} aria-busy={query.isBusy}>
              {list.items.map((one) => (
                <DepartmentRow key={one.id} department={one} onEdit={() => edit(one)} />
              ))}
            </ul>
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={list.total}
              isStale={query.isBusy}
              onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
            />
          </>
        )}
      </Card>
      {edited !== null && (
        <DepartmentPopup department={edited === 'new' ? null : edited} onClose={() => edit(null)} />
      )}
    </TeamPage>
  );
}

function departmentSearch(raw: Record<string, string>): DepartmentSearch {
  return { search: readSearch.text(raw.search), page: readSearch.page(raw.page) };
}

/** A department, new or to be changed. */
function DepartmentPopup({ department, onClose }: Props) {
  const words = useWords();
  const queryClient = useQueryClient();
  const done = async () => {
    onClose();
    await queryClient.invalidateQueries();
  };
  const { title } = words.action(department ? 'updateDepartment' : 'createDepartment');
  return (
    <Popup opened onClose={onClose} title={title}>
      {department ? (
        <FieldStack>
          <DeclaredForm
            document={updateDepartmentMutation}
            storedAs={`department-${department.id}`}
            row={department}
            onDone={done}
          />
          {!department.default && <RemoveDepartment department={department} onDone={done} />}
        </FieldStack>
      ) : (
        <DeclaredForm document={createDepartmentMutation} storedAs="department" onDone={done} />
      )}
    </Popup>
  );
}
