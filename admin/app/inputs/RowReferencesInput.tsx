import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import type { InputSpec } from './InputSpec.ts';
import { useRowSearch } from './useRowSearch.ts';

/** Chooses several rows of another table by searching for them. */
export function RowReferencesInput({ spec }: { spec: InputSpec }) {
  const { reference, search } = useRowSearch(spec);
  return (
    <ReferenceArrayInput {...reference} filter={spec.among}>
      <AutocompleteArrayInput {...search} />
    </ReferenceArrayInput>
  );
}
