import { Box } from '@mui/material';
import type { PointerEvent, ReactNode } from 'react';
import {
  DataTable,
  RecordRepresentation,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { canAct } from '../catalogue/actions/sharedActions.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { furtherFields, listedFields } from '../catalogue/listedFields.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { Pictured } from '../fields/Pictured.tsx';
import { RecordValue } from '../fields/RecordValue.tsx';
import { RowBadges } from '../fields/RowBadges.tsx';
import { columnsKey } from './ColumnsMenu.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import type { RowsProps } from './listDefaults.ts';
import { RowLink, rowPath } from './RowLink.tsx';
import { SelectPage, SelectRow } from './SelectRows.tsx';

const figures = new Set(['money', 'integer', 'decimal', 'percent']);

/** Kinds whose values are short by themselves, or have a line for each part; all others, such as names, are clipped. */
const short = new Set([...figures, 'boolean', 'date', 'datetime', 'time', 'enum', 'composite']);

/** A row has several names of other rows, and at its end sums and days, which a laptop must show without scrolling. */
const NAME_WIDTH = 'clamp(110px, calc(22vw - 172px), 260px)';

function Cell({ field, children }: { field: CatalogueField; children: ReactNode }) {
  if (short.has(field.kind)) return <>{children}</>;
  return <Clipped maxWidth={field.kind === 'reference' ? NAME_WIDTH : 260}>{children}</Clipped>;
}

/** A draft has no number yet; its link needs a name all the same. */
function TitleValue({ field }: { field: CatalogueField }) {
  const record = useRecordContext();
  const title =
    record?.[field.name] == null ? <RecordRepresentation /> : <RecordValue field={field} />;
  return record?.thumbPath ? <Pictured path={record.thumbPath}>{title}</Pictured> : title;
}

interface TableProps extends RowsProps {
  /** On a page of its own, where columns are chosen and rows are selected. The browser remembers the columns. */
  isMain?: boolean;
}

/** Rows as a table. Figures are aligned right, and the header sorts. */
export function ResourceTable({
  resource,
  empty,
  except,
  leadsTo,
  tools,
  isMain = false,
}: TableProps) {
  const labels = useLabels();
  const translate = useTranslate();
  const { catalogue, operator } = useConsoleModel();
  const { isPending } = useListContext();
  if (isPending) return <LoadingRows />;
  const fields = listedFields(resource, catalogue, except);
  const isActedOn = isMain && canAct(catalogue, resource, operator);
  const further = isMain ? furtherFields(resource, fields) : [];
  const title = leadsTo
    ? fields.find(({ name }) => name === leadsTo.name)
    : fields.find(({ name }) => name === resource.labelField);
  return (
    <DataTable
      bulkActionButtons={false}
      storeKey={isMain ? columnsKey(resource) : `${resource.name}.related`}
      hiddenColumns={further.map(({ name }) => name)}
      rowClick={leadsTo ? (_id, _name, record) => rowPath(resource, record, leadsTo) : 'show'}
      empty={empty}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .row-title': { fontWeight: 600 },
        '& .select': { width: 0, py: 0 },
        '& .MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {isActedOn && (
        <DataTable.Col label={<SelectPage />} disableSort cellClassName="select">
          <SelectRow />
        </DataTable.Col>
      )}
      {[...fields, ...further].map((field) => (
        <DataTable.Col
          key={field.name}
          source={field.name}
          label={labels.field(field)}
          disableSort={!field.sortable}
          align={figures.has(field.kind) ? 'right' : 'left'}
          cellClassName={field === title ? 'row-title' : undefined}
        >
          <Cell field={field}>
            {field === title ? (
              <>
                <RowLink resource={resource} leadsTo={leadsTo}>
                  <TitleValue field={field} />
                </RowLink>{' '}
                <RowBadges resource={resource} />
              </>
            ) : (
              <RecordValue field={field} />
            )}
          </Cell>
        </DataTable.Col>
      ))}
      {tools && (
        <DataTable.Col label={translate('related.tools')} disableSort align="right">
          {tools}
        </DataTable.Col>
      )}
    </DataTable>
  );
}

/** The whole text for the pointer, where some of it is clipped. */
function showWhole({ currentTarget }: PointerEvent<HTMLElement>) {
  const isClipped = currentTarget.scrollWidth > currentTarget.clientWidth;
  currentTarget.title = isClipped ? (currentTarget.textContent ?? '') : '';
}

/**
 * A cell that must not push other columns off the page: clipped where it is long, whole when pointed at, and while its
 * row has the focus of the keyboard.
 */
function Clipped({ maxWidth, children }: { maxWidth: number | string; children: ReactNode }) {
  return (
    <Box
      className="clipped"
      onPointerEnter={showWhole}
      sx={{
        // An address of e-mail may break, where it is longer than this; a narrow window is no reason.
        width: 'max-content',
        maxWidth,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '& *': { whiteSpace: 'inherit' },
        'tr:has(:focus-visible) &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      }}
    >
      {children}
    </Box>
  );
}
