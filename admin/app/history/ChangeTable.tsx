import { Box } from '@mui/material';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { unitColumn, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { Value } from '../fields/Value.tsx';
import type { Change } from './changesOf.ts';

interface SideProps {
  /** All values of that side: a reference or a state is read from its row. */
  row: Record<string, unknown>;
  field: CatalogueField;
  value: unknown;
  column: string;
}

function Side({ row, field, value, column }: SideProps) {
  const translate = useTranslate();
  if (value === null || value === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
        {translate('audit.nothing')}
      </Box>
    );
  }
  return (
    <RecordContextProvider value={{ ...row, id: column }}>
      <Value field={field} value={apiShape(field, value)} />
    </RecordContextProvider>
  );
}

interface Props {
  changes: Change[];
  isNew: boolean;
  /** The current row, for a figure whose unit did not change with it. */
  row?: RaRecord;
  /** The headings of the two sides, if not before and after. */
  heads?: readonly [string, string];
}

/** Each field before and after the change. A new row has no before. */
export function ChangeTable({ changes, isNew, row, heads }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  if (changes.length === 0) return null;
  const units = changes.flatMap(({ field }) => {
    const unit = unitColumn(catalogue, field);
    return unit && row ? [[unit.name, row[unit.name]]] : [];
  });
  const rowOf = (side: 'before' | 'after') =>
    Object.fromEntries([
      ...units,
      ...changes.map(({ field, ...change }) => [field.name, change[side]]),
    ]);
  const rows = { before: rowOf('before'), after: rowOf('after') };
  const cell = {
    py: 0.5,
    pr: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
  } as const;
  const head = { ...cell, color: 'text.secondary', fontSize: 12 };
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        // On a phone the names take what their longest word needs.
        tableLayout: { xs: 'auto', sm: 'fixed' },
        overflowWrap: 'anywhere',
        '& th': { overflowWrap: 'break-word' },
        '& tr': { borderTop: '1px solid', borderColor: 'divider' },
        // On a phone two values are side by side; a moment may take two lines there.
        '& time': { whiteSpace: 'normal' },
      }}
    >
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ ...head, width: '30%' }}>
            {translate('audit.field')}
          </Box>
          {!isNew && (
            <Box component="th" scope="col" sx={head}>
              {heads?.[0] ?? translate('audit.before')}
            </Box>
          )}
          <Box component="th" scope="col" sx={head}>
            {heads?.[1] ?? translate('audit.after')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ column, field, before, after }) => (
          <tr key={column}>
            <Box component="th" scope="row" sx={{ ...cell, color: 'text.secondary' }}>
              {labels.field(field)}
            </Box>
            {!isNew && (
              <Box component="td" sx={{ ...cell, color: 'text.secondary' }}>
                <Side row={rows.before} field={field} value={before} column={column} />
              </Box>
            )}
            <Box component="td" sx={cell}>
              <Side row={rows.after} field={field} value={after} column={column} />
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** A value as the database wrote it into JSON, turned into the shape the API would give. */
function apiShape(field: CatalogueField, value: unknown): unknown {
  if (field.kind !== 'composite' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    (field.parts ?? []).map((part) => [
      part.name,
      Reflect.get(value, part.column ?? part.name) ?? Reflect.get(value, part.name),
    ]),
  );
}
