import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

/** Chooses a row of another table by searching for it. */
export function RowReferenceInput({ spec }: { spec: InputSpec }) {
  return (
    <ReferenceInput source={spec.source} reference={spec.resource ?? ''} perPage={20}>
      <AutocompleteInput
        label={spec.label}
        isRequired={spec.required}
        validate={validatorsOf(spec)}
        helperText={spec.help ?? false}
        filterToQuery={(q: string) => (q ? { q } : {})}
        debounce={200}
      />
    </ReferenceInput>
  );
}
