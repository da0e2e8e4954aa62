import { Box } from '@mui/material';
import { GeneratedInput } from './GeneratedInput.tsx';
import type { InputSpec } from './InputSpec.ts';

/** The parts of a composite below their common name, where they have one. */
export function ObjectInput({ spec }: { spec: InputSpec }) {
  return (
    <Box component="fieldset" sx={{ m: 0, mt: spec.label ? 1 : 0, p: 0, border: 0, width: '100%' }}>
      {spec.label && (
        <Box component="legend" sx={{ p: 0, fontSize: 13, fontWeight: 600 }}>
          {spec.label}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 3,
          alignItems: 'start',
        }}
      >
        {(spec.parts ?? []).map((part) => (
          <GeneratedInput key={part.source} spec={part} />
        ))}
      </Box>
    </Box>
  );
}
