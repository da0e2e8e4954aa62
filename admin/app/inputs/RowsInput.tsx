import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { GeneratedInput } from './GeneratedInput.tsx';
import type { InputSpec } from './InputSpec.ts';

/** A list of objects, each with its own inputs. */
export function RowsInput({ spec }: { spec: InputSpec }) {
  return (
    <ArrayInput source={spec.source} label={spec.label} helperText={spec.help ?? false}>
      <SimpleFormIterator disableClear>
        {(spec.parts ?? []).map((part) => (
          <GeneratedInput key={part.source} spec={part} />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  );
}
