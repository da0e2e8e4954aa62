import { RowReferenceInput } from '../inputs/RowReferenceInput.tsx';
import type { FilterProps } from './FilterProps.ts';

/** One row of another table, found by search. */
export function ReferenceFilter({ source, label, reference }: FilterProps & { reference: string }) {
  return (
    <RowReferenceInput
      spec={{ source, label, kind: 'reference', required: false, resource: reference }}
    />
  );
}
