import { Box } from '@mui/material';
import { storedText, useLabels } from '../catalogue/labels/labels.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import type { FieldProps } from './FieldProps.ts';
import { Value } from './Value.tsx';

const places = ['line1', 'line2', 'postalCode', 'city'];

function addressLines(value: object, labelOf: (name: string, text: string) => string): string[] {
  const part = (name: string) => labelOf(name, String(Reflect.get(value, name) ?? '').trim());
  const place = `${part('postalCode')} ${part('city')}`.trim();
  return [part('line1'), part('line2'), place, part('county'), part('country')].filter(Boolean);
}

/** A composite: an address formatted as on an envelope, anything else as named parts. */
export function CompositeValue({ field, value }: FieldProps) {
  const labels = useLabels();
  const { catalogue } = useKnowledge();
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
  const filled = parts.filter((part) => (Reflect.get(value, part.name) ?? null) !== null);
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}
    >
      {filled.map((part) => (
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
