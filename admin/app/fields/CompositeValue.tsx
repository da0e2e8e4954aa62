import { Box } from '@mui/material';
import { use } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { addressLines } from '../catalogue/labels/addressLines.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { isTagged, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { type FieldProps, RowContext } from './FieldProps.ts';
import { Value } from './Value.tsx';

/** A composite: an address formatted as on an envelope, anything else as named parts, in a row on one line. */
export function CompositeValue({ field, value }: FieldProps) {
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  const isInRow = use(RowContext);
  if (typeof value !== 'object' || value === null) return null;
  const parts = field.parts ?? [];
  const address = addressLines(catalogue, labels, field, value);
  if (address) {
    return (
      <Box component="address" translate="no" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {address.join('\n')}
      </Box>
    );
  }
  const filled = parts.filter(
    (part) => (Reflect.get(value, part.name) ?? null) !== null && !isTagged(part, 'unlisted'),
  );
  return (
    // A part that points to another row is looked up in the composite, not in the row that has it.
    <RecordContextProvider value={value}>
      {isInRow ? (
        <Line parts={filled} value={value} />
      ) : (
        <NamedParts parts={filled} value={value} />
      )}
    </RecordContextProvider>
  );
}

interface PartsProps {
  parts: CatalogueField[];
  value: object;
}

function NamedParts({ parts, value }: PartsProps) {
  const labels = useLabels();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}
    >
      {parts.map((part) => (
        <Box key={part.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labels.field(part)}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Value field={part} value={Reflect.get(value, part.name)} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

// Names and reasons explain themselves; a number is one of many kinds.
const named = new Set(['money', 'percent', 'integer', 'decimal', 'reference', 'date']);

function Line({ parts, value }: PartsProps) {
  const labels = useLabels();
  return (
    <>
      {parts.map((part, place) => (
        <span key={part.name}>
          {place > 0 && <span aria-hidden> · </span>}
          {named.has(part.kind) && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${labels.field(part)} `}
            </Box>
          )}
          <Value field={part} value={Reflect.get(value, part.name)} />
        </span>
      ))}
    </>
  );
}
