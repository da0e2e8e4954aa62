import type { ReactNode } from 'react';
import { DataTable, RecordRepresentation, useRecordContext } from 'react-admin';
import type {
  CatalogueField,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import { listedFields } from '../catalogue/listedFields.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { RecordValue } from '../fields/RecordValue.tsx';
import { RowLink } from './RowLink.tsx';

const figures = new Set(['money', 'integer', 'decimal', 'percent']);

interface Props {
  resource: CatalogueResource;
  empty: ReactNode;
  /** A column that says the same in every row, such as the row one came from. */
  except?: string;
}

/** A draft has no number yet; its link needs a name all the same. */
function TitleValue({ field }: { field: CatalogueField }) {
  const record = useRecordContext();
  return record?.[field.name] == null ? <RecordRepresentation /> : <RecordValue field={field} />;
}

/** Rows as a table; figures stand right, the header sorts. */
export function ResourceTable({ resource, empty, except }: Props) {
  const labels = useLabels();
  const { catalogue } = useKnowledge();
  const fields = listedFields(resource, catalogue, except);
  const title = fields.find(({ name }) => name === resource.labelField);
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick="show"
      empty={empty}
      sx={{
        overflowX: 'auto',
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .row-title': { fontWeight: 600 },
        '& .MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {fields.map((field) => (
        <DataTable.Col
          key={field.name}
          source={field.name}
          label={labels.field(field)}
          disableSort={!field.sortable}
          align={figures.has(field.kind) ? 'right' : 'left'}
          cellClassName={field === title ? 'row-title' : undefined}
        >
          {field === title ? (
            <RowLink resource={resource}>
              <TitleValue field={field} />
            </RowLink>
          ) : (
            <RecordValue field={field} />
          )}
        </DataTable.Col>
      ))}
    </DataTable>
  );
}
