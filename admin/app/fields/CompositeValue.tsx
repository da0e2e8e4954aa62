import { Box } from '@mui/material';
import { use } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { storedText, useLabels } from '../catalogue/labels/labels.ts';
import { isTagged, useKnowledge } from '../catalogue/useKnowledge.ts';
import { type FieldProps, RowContext } from './FieldProps.ts';
import { Value } from './Value.tsx';

const places = ['line1', 'line2', 'postalCode', 'city'];

function addressLines(value: object, labelOf: (name: string, text: string) => string): string[] {
  const part = (name: string) => labelOf(name, String(Reflect.get(value, name) ?? '').trim());
  const place = `${part('postalCode')} ${part('city')}`.trim();
  return [part('line1'), part('line2'), place, part('county'), part('country')].filter(Boolean);
}

/** A composite: an address formatted as on an envelope, anything else as named parts, in a row on one line. */
export function CompositeValue({ field, value }: FieldProps) {
  const labels = useLabels();
  const { catalogue } = useKnowledge();
  const isInRow = use(RowContext);
  if (typeof value !== 'object' || value === null) return null;
  const parts = field.parts ?? [];
  const labelOf = (name: string, text: string) => {
    const part = parts.find((one) => one.name === name);
    return (text && part && storedText(catalogue, labels, part, text)) || text;
  };
  if (places.every((name) => parts.some((part) => part.name === name))) {
    return (
      <Box component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {addressLines(value, labelOf).join('\n')}
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
