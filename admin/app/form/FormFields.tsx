import { Alert, Box } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { GeneratedInput } from '../inputs/GeneratedInput.tsx';
import type { InputSpec } from '../inputs/InputSpec.ts';

const wide = new Set(['longText', 'object', 'rows', 'json', 'file']);

/** All inputs of a form, and above them the API's refusals that concern no single field. */
export function FormFields({ specs }: { specs: InputSpec[] }) {
  const { errors } = useFormState();
  const general = errors.root?.serverError?.message;
  return (
    <>
      {typeof general === 'string' && (
        <Alert severity="error" sx={{ width: '100%', mb: 1 }}>
          {general}
        </Alert>
      )}
      <Box
        sx={{
          width: '100%',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          columnGap: 3,
          rowGap: 0.5,
          alignItems: 'start',
        }}
      >
        {specs.map((spec) => (
          <Box key={spec.source} sx={wide.has(spec.kind) ? { gridColumn: '1 / -1' } : {}}>
            <GeneratedInput spec={spec} />
          </Box>
        ))}
      </Box>
    </>
  );
}
