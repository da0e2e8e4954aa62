import { Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import {
  CreateButton,
  FilterButton,
  ListBase,
  ListContextProvider,
  ListView,
  Pagination,
  type RaRecord,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { BulkActions } from '../actions/BulkActions.tsx';
import { createActions } from '../catalogue/actions/createActions.ts';
import type { RowAction } from '../catalogue/actions/rowActions.ts';
import { initialSort } from '../catalogue/initialSort.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { isWritable } from '../form/isWritable.ts';
import { Quiet } from '../states/Failure.tsx';
import { NoPermission } from '../states/NoPermission.tsx';
import { useFollowWork } from '../states/useFollowWork.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { filterInputs } from './filterInputs.tsx';
import { fitsField } from './fitsField.ts';
import { ListFailure } from './ListFailure.tsx';
import { pageSizes } from './listDefaults.ts';
import { ResourceCards } from './ResourceCards.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { saneListSearch } from './saneListSearch.ts';

const noRow: RaRecord = { id: '' };

/** The rows of a table: a dense table on a desktop, cards on a phone. */
export function ResourceList() {
  const resource = useResource();
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { pathname, search } = useLocation();
  if (resource.operations.list === null) return <NoPermission request="read" back="/" />;
  const sortable = resource.fields.filter((field) => field.sortable).map(({ name }) => name);
  const fits = (name: string, value: unknown) => {
    const field = resource.fields.find((one) => one.name === name);
    return field ? fitsField(catalogue, field, value) : name === 'q';
  };
  const sane = saneListSearch(search, new Set(['id', ...sortable]), fits);
  if (sane !== null) return <Navigate to={{ pathname, search: sane }} replace />;
  return (
    <ListBase
      key={resource.name}
      sort={initialSort(resource)}
      perPage={pageSizes.list}
      exporter={false}
      offline={false}
    >
      <FollowList />
      <StayingFilters>
        <ListView
          title={labels.many(resource)}
          filters={filterInputs(resource, catalogue, labels)}
          pagination={<Pagination rowsPerPageOptions={[...pageSizes.choices]} />}
          actions={
            <TopToolbar sx={{ alignItems: 'center' }}>
              <FilterButton />
              {!isPhone && <ColumnsMenu resource={resource} />}
              <ExportButton />
              {isWritable(resource, 'create') && <CreateButton />}
              <CreateActions />
            </TopToolbar>
          }
          empty={<EmptyList />}
          error={<ListFailure />}
        >
          <BulkActions />
          {isPhone ? (
            <ResourceCards resource={resource} empty={<NoMatch />} />
          ) : (
            <ResourceTable resource={resource} empty={<NoMatch />} isMain />
          )}
        </ListView>
      </StayingFilters>
    </ListBase>
  );
}

/** Reads the list again while the worker is processing one of its rows. */
function FollowList() {
  const { data } = useListContext();
  useFollowWork(data ?? []);
  return null;
}

/** A list with no rows that match its filters. */
function NoMatch() {
  const translate = useTranslate();
  const { setFilters, filterValues } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  if (!isFiltered) return <Quiet title={translate('list.empty')} />;
  return (
    <Quiet title={translate('list.none')} lead={translate('list.noneLead')}>
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </Quiet>
  );
}

/** A table without any row yet. */
function EmptyList() {
  const resource = useResource();
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <Quiet
      title={translate('list.empty')}
      lead={labels.empty(resource) ?? translate('list.emptyLead')}
    >
      {isWritable(resource, 'create') && <CreateButton variant="contained" />}
      <CreateActions />
    </Quiet>
  );
}

/** Buttons for the mutations that make a row of the list. */
function CreateActions() {
  const resource = useResource();
  const { catalogue, operator } = useConsoleModel();
  const labels = useLabels();
  const [chosen, choose] = useState<RowAction | null>(null);
  return (
    <>
      {createActions(catalogue, resource, operator).map((action) => (
        <Button key={action.name} variant="outlined" size="small" onClick={() => choose(action)}>
          {labels.action(action.name, action.mutation)}
        </Button>
      ))}
      {chosen && (
        <ActionDialog
          resource={resource}
          record={noRow}
          action={chosen}
          close={() => choose(null)}
        />
      )}
    </>
  );
}

/**
 * Applies a search a moment after the last keystroke. If the user has left by then, the search is dropped:
 * the list is still rendered while the next screen loads, but the address is new already.
 */
function StayingFilters({ children }: { children: ReactNode }) {
  const context = useListContext();
  const [place] = useState(() => window.location.pathname);
  const staying = useMemo(
    () => ({
      ...context,
      setFilters: (...filters: Parameters<typeof context.setFilters>) => {
        if (window.location.pathname === place) context.setFilters(...filters);
      },
    }),
    [context, place],
  );
  return <ListContextProvider value={staying}>{children}</ListContextProvider>;
}
