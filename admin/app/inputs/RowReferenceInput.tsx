import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

/** The column that names the owner of a row. */
const accountField = 'accountId';

/** Chooses a row of another table by searching for it, among those of the account that is chosen beside it. */
export function RowReferenceInput({ spec }: { spec: InputSpec }) {
  const { resource, reference, search } = useRowSearch(spec);
  const account: unknown = useWatch({ name: accountField });
  return (
    <ReferenceInput {...reference} filter={{ ...accountFilter(resource, account), ...spec.among }}>
      <AutocompleteInput {...search} />
    </ReferenceInput>
  );
}

/** The search for rows of another table while typing, for a single or multiple choice. */
export function useRowSearch(spec: InputSpec) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const resource = useResource(spec.resource);
  return {
    resource,
    reference: { source: spec.source, reference: spec.resource ?? '', perPage: 20 },
    search: {
      label: spec.label,
      isRequired: spec.required,
      validate: validatorsOf(spec),
      helperText: spec.help ?? false,
      optionText: (row: RaRecord) => titleOf(catalogue, resource, row, labels),
      filterToQuery: (q: string) => (q ? { q } : {}),
      debounce: 200,
    } as const,
  };
}

/** A row with an account points only to rows of the same one, so no other is offered. */
export function accountFilter(resource: CatalogueResource, account: unknown): object {
  const isFilterable = resource.fields.some(
    ({ name, filterable }) => name === accountField && filterable,
  );
  return isFilterable && account ? { [accountField]: account } : {};
}
