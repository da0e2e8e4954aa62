import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { GeneratedInput } from '../inputs/GeneratedInput.tsx';
import type { InputSpec } from '../inputs/InputSpec.ts';

/** The props that react-admin's filter form reads from a filter's element. */
export interface FilterProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
}

interface Props extends FilterProps {
  kind: CatalogueField['kind'];
}

function inputKind(kind: CatalogueField['kind']): InputSpec['kind'] {
  if (kind === 'datetime') return 'date';
  return kind === 'money' || kind === 'integer' || kind === 'date' ? kind : 'decimal';
}

/** From and to, both included; either may be left open. */
export function RangeFilter({ source, label, kind }: Props) {
  const translate = useTranslate();
  const bound = (end: 'from' | 'to') => ({
    source: `${source}.${end}`,
    label: `${label} ${translate(`list.${end}`)}`,
    kind: inputKind(kind),
    required: false,
  });
  return (
    <Box sx={{ display: 'flex', gap: 1, '& > *': { width: 150 } }}>
      <GeneratedInput spec={bound('from')} />
      <GeneratedInput spec={bound('to')} />
    </Box>
  );
}
