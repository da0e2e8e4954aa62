import { Box, Paper, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  Button,
  CreateBase,
  Pagination,
  type RaRecord,
  ReferenceManyField,
  ResourceContextProvider,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type {
  CatalogueBackwardRelation,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { rowInput } from '../catalogue/actions/rowActions.ts';
import { otherEnd } from '../catalogue/fieldsOf.ts';
import { initialSort } from '../catalogue/initialSort.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { isTagged, useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { isWritable } from '../form/isWritable.ts';
import { specsOfResource } from '../inputs/specsOfResource.ts';
import { ListFailure } from '../list/ListFailure.tsx';
import { ResourceCards } from '../list/ResourceCards.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { Quiet } from '../states/Failure.tsx';
import { EditRow } from './EditRow.tsx';
import { RowDialog } from './RowDialog.tsx';
import { RowTools } from './RowTools.tsx';

interface Props {
  resource: CatalogueResource;
  /** Fixed initial values: the reference to its parent. */
  beginning: Record<string, unknown>;
}

interface RelatedProps {
  relation: CatalogueBackwardRelation;
  perPage?: number;
}

/**
 * The rows of another table that reference this one, with buttons to create, change and delete them in place.
 */
export function RelatedRows({ relation, perPage = 50 }: RelatedProps) {
  const other = useResource(relation.resource);
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const record = useRecordContext();
  const beginning = record ? beginningOf(other, relation, record) : null;
  // The state is here, since turning a phone remounts the rows.
  const [chosen, choose] = useState<RaRecord | null>(null);
  const tie = otherEnd(other, relation.target);
  const hasTools = useHasTools(other, tie !== null);
  const Rows = isPhone ? ResourceCards : ResourceTable;
  return (
    <Paper>
      {beginning && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
          <AddRow resource={other} beginning={beginning} />
        </Box>
      )}
      <ReferenceManyField
        key={`${relation.resource}.${relation.target}`}
        reference={relation.resource}
        target={relation.target}
        sort={initialSort(other)}
        perPage={perPage}
        pagination={<Pages least={perPage} />}
        error={<ListFailure />}
      >
        <ResourceContextProvider value={relation.resource}>
          {record && isTagged(other, 'exported') && (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
              <ExportButton narrow={{ [relation.target]: record.id }} />
            </Box>
          )}
          <Rows
            resource={other}
            except={relation.target}
            leadsTo={tie}
            tools={hasTools && <RowTools resource={other} isTie={tie !== null} edit={choose} />}
            empty={<Quiet title={translate('list.empty')} />}
          />
        </ResourceContextProvider>
      </ReferenceManyField>
      {chosen && <EditRow resource={other} record={chosen} close={() => choose(null)} />}
    </Paper>
  );
}

/** The pages of a list that does not fit on one. */
function Pages({ least }: { least: number }) {
  const { total = 0 } = useListContext();
  return total > least ? <Pagination rowsPerPageOptions={[...new Set([least, 50, 100])]} /> : null;
}

/** Whether this operator may do anything with related rows in place; see `RowTools`. */
function useHasTools(resource: CatalogueResource, isTie: boolean): boolean {
  const { catalogue } = useConsoleModel();
  const hasActions = isTie && catalogue.mutations.some((one) => rowInput(one, resource) !== null);
  return isWritable(resource, 'edit') || resource.operations.delete !== null || hasActions;
}

/** Creates a related row in the list that will show it. */
function AddRow({ resource, beginning }: Props) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const specs = specsOfResource(resource, 'create', catalogue, labels);
  const onSuccess = () => {
    close();
    notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
    // The totals of the page change too.
    refresh();
  };
  return (
    <>
      <Button label="ra.action.add" onClick={() => setOpen(true)}>
        <IconPlus />
      </Button>
      {isOpen && (
        <CreateBase
          resource={resource.name}
          record={beginning}
          transform={(written: Record<string, unknown>) => ({ ...written, ...beginning })}
          redirect={false}
          mutationOptions={{ onSuccess }}
        >
          <RowDialog
            title={translate('ra.page.create', { name: labels.one(resource) })}
            specs={specs.filter(({ source }) => !(source in beginning))}
            close={close}
          />
        </CreateBase>
      )}
    </>
  );
}

/**
 * The initial values of a row that is added from the page of the row it references: that row, and its
 * account. Null if this operator may not add one, or may not set the reference.
 */
export function beginningOf(
  resource: CatalogueResource,
  { target }: CatalogueBackwardRelation,
  record: Record<string, unknown>,
): Record<string, unknown> | null {
  const takes = (name: string) =>
    resource.fields.some((field) => field.name === name && field.insertable);
  if (!isWritable(resource, 'create') || !takes(target)) return null;
  const account = takes('accountId') ? { accountId: record.accountId } : {};
  return { ...account, [target]: record.id };
}
