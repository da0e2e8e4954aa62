import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { isTagged, tagOf } from '../catalogue/useConsoleModel.ts';
import { Value } from '../fields/Value.tsx';

/** An amount, the rate it was computed with, and the remainder where it is less. */
interface AmountRow {
  field: CatalogueField;
  rate: CatalogueField | null;
  rest: CatalogueField | null;
}

const line = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 };
const figure = { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

function Amount({ row: { field, rate, rest } }: { row: AmountRow }) {
  const labels = useLabels();
  const record = useRecordContext();
  const isSum = isTagged(field, 'sum');
  const amount: unknown = record?.[field.name];
  return (
    <>
      <Box
        sx={{
          ...line,
          ...(isSum
            ? { pb: 1 }
            : {
                pt: 0.5,
                mt: 0.5,
                borderTop: '1px solid',
                borderColor: 'divider',
                '&:first-of-type': { pt: 0, mt: 0, borderTop: 0 },
              }),
        }}
      >
        <Box
          component="dt"
          sx={{ color: isSum ? 'text.primary' : 'text.secondary' }}
          title={field.description ?? undefined}
        >
          <span>{labels.field(field)}</span>
          {rate && ', '}
          {rate && <Value field={rate} value={record?.[rate.name]} />}
        </Box>
        <Box
          component="dd"
          sx={{
            ...figure,
            color: Number(amount) === 0 ? 'text.secondary' : 'text.primary',
            ...(isSum && { fontSize: 28, lineHeight: '36px', fontWeight: 650 }),
          }}
        >
          <Value field={field} value={amount} />
        </Box>
      </Box>
      {rest && (
        <Box sx={{ ...line, fontSize: 12, color: 'text.secondary' }}>
          <Box component="dt" title={rest.description ?? undefined}>
            {labels.field(rest)}
          </Box>
          <Box component="dd" sx={figure}>
            <Value field={rest} value={record?.[rest.name]} />
          </Box>
        </Box>
      )}
    </>
  );
}

/** Amounts below each other, figures right; the sum one looks for first, and largest. */
export function MoneyRows({ fields }: { fields: CatalogueField[] }) {
  const record = useRecordContext();
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {amountRows(fields, record ?? {}).map((row) => (
        <Amount key={row.field.name} row={row} />
      ))}
    </Box>
  );
}

/**
 * Amounts in the order of the table, the total first. A rate (`@rateOf column`) and a remainder (`@restOf
 * column`) go with their amount. A remainder equal to the amount is left out.
 */
export function amountRows(fields: CatalogueField[], record: Record<string, unknown>): AmountRow[] {
  const partner = (field: CatalogueField, tag: string) =>
    fields.find(({ column }) => column !== null && column === tagOf(field, tag));
  const own = (field: CatalogueField, tag: string) =>
    fields.find((other) => tagOf(other, tag) === field.column && field.column !== null) ?? null;
  return fields
    .filter((field) => !partner(field, 'rateOf') && !partner(field, 'restOf'))
    .map((field) => {
      const rest = own(field, 'restOf');
      const isWhole = rest && record[rest.name] === record[field.name];
      return { field, rate: own(field, 'rateOf'), rest: isWhole ? null : rest };
    })
    .sort((a, b) => Number(isTagged(b.field, 'sum')) - Number(isTagged(a.field, 'sum')));
}
