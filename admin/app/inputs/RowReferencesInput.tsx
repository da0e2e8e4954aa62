import { AutocompleteArrayInput, type RaRecord, ReferenceArrayInput } from 'react-admin';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { useResource } from '../catalogue/useResource.ts';
import { titleOf } from '../console/titleOf.ts';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

/** Chooses several rows of another table by searching for them. */
export function RowReferencesInput({ spec }: { spec: InputSpec }) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const resource = useResource(spec.resource);
  return (
    <ReferenceArrayInput source={spec.source} reference={spec.resource ?? ''} perPage={20}>
      <AutocompleteArrayInput
        label={spec.label}
        isRequired={spec.required}
        validate={validatorsOf(spec)}
        helperText={spec.help ?? false}
        optionText={(row: RaRecord) => titleOf(catalogue, resource, row, labels)}
        filterToQuery={(q: string) => (q ? { q } : {})}
        debounce={200}
      />
    </ReferenceArrayInput>
  );
}
