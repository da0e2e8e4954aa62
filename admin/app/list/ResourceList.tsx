import { Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  CreateButton,
  FilterButton,
  ListBase,
  ListView,
  Pagination,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { isWritable } from '../form/isWritable.ts';
import { NoPermission } from '../states/NoPermission.tsx';
import { Quiet } from '../states/Quiet.tsx';
import { useFollowWork } from '../states/useFollowWork.ts';
import { CreateActions } from './CreateActions.tsx';
import { EmptyList } from './EmptyList.tsx';
import { filterInputs } from './filterInputs.tsx';
import { initialSort } from './initialSort.ts';
import { ListFailure } from './ListFailure.tsx';
import { pageSizes } from './pageSizes.ts';
import { ResourceCards } from './ResourceCards.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { StayingFilters } from './StayingFilters.tsx';
import { saneListSearch } from './saneListSearch.ts';

/** The rows of a table: a dense table on a desktop, cards on a phone. */
export function ResourceList() {
  const resource = useResource();
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { pathname, search } = useLocation();
  if (resource.operations.list === null) return <NoPermission request="read" back="/" />;
  const sortable = resource.fields.filter((field) => field.sortable).map(({ name }) => name);
  const sane = saneListSearch(search, new Set(['id', ...sortable]));
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
            <TopToolbar>
              <FilterButton />
              <ExportButton />
              {isWritable(resource, 'create') && <CreateButton />}
              <CreateActions />
            </TopToolbar>
          }
          empty={<EmptyList />}
          error={<ListFailure />}
        >
          {isPhone ? (
            <ResourceCards resource={resource} empty={<NoMatch />} />
          ) : (
            <ResourceTable resource={resource} empty={<NoMatch />} />
          )}
        </ListView>
      </StayingFilters>
    </ListBase>
  );
}

/** Reads the list again while the worker is at work on one of its rows. */
function FollowList() {
  const { data } = useListContext();
  useFollowWork(data ?? []);
  return null;
}

/** A list whose filters leave nothing. */
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
