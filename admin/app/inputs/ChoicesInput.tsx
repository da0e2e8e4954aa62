import { AutocompleteArrayInput } from 'react-admin';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

/** Chooses any of the values of an enum. */
export function ChoicesInput({ spec }: { spec: InputSpec }) {
  return (
    <AutocompleteArrayInput
      source={spec.source}
      label={spec.label}
      isRequired={spec.required}
      helperText={spec.help ?? false}
      validate={validatorsOf(spec)}
      choices={spec.options ?? []}
    />
  );
}
