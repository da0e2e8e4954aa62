import { Box, Paper, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  CreateButton,
  Pagination,
  ReferenceManyField,
  ResourceContextProvider,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { CatalogueBackwardRelation } from '../../../plugins/core/catalogue/catalogue.ts';
import { useResource } from '../catalogue/useResource.ts';
import { beginningOf } from '../form/beginningOf.ts';
import { initialSort } from '../list/initialSort.ts';
import { ListFailure } from '../list/ListFailure.tsx';
import { ResourceCards } from '../list/ResourceCards.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { Quiet } from '../states/Quiet.tsx';

/** The rows of another table that point to this one, and the way to one more. */
export function RelatedRows({ relation }: { relation: CatalogueBackwardRelation }) {
  const other = useResource(relation.resource);
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const record = useRecordContext();
  const beginning = record ? beginningOf(other, relation, record) : null;
  const Rows = isPhone ? ResourceCards : ResourceTable;
  return (
    <Paper>
      {beginning && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
          <CreateButton resource={relation.resource} state={{ record: beginning }} />
        </Box>
      )}
      <ReferenceManyField
        key={`${relation.resource}.${relation.target}`}
        reference={relation.resource}
        target={relation.target}
        sort={initialSort(other)}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        error={<ListFailure />}
      >
        <ResourceContextProvider value={relation.resource}>
          <Rows
            resource={other}
            except={relation.target}
            empty={<Quiet title={translate('list.empty')} />}
          />
        </ResourceContextProvider>
      </ReferenceManyField>
    </Paper>
  );
}
