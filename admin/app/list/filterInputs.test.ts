import { expect, test } from 'vitest';
import { exampleCatalogue, exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { labelsIn } from '../catalogue/labels/labels.ts';
import { filterInputs } from './filterInputs.tsx';

// Goal: a list offers no filter by a state that no row of its table can have.
test('the filter of a state offers the values that a check of the table allows', () => {
  const status = exampleField({
    name: 'status',
    kind: 'enum',
    enumName: 'BoatStatus',
    possibleValues: ['AFLOAT'],
  });
  const values = ['AFLOAT', 'SUNK'].map((value) => ({
    value,
    description: null,
  }));
  const [boatStatus] = exampleCatalogue.enums;
  if (!boatStatus) throw new Error('The example has no enum.');
  const catalogue = { ...exampleCatalogue, enums: [{ ...boatStatus, values }] };
  const resource = exampleResource({ fields: [status], searchField: null });
  const [filter] = filterInputs(resource, catalogue, labelsIn('en', {}));
  expect(filter?.props).toMatchObject({ choices: [{ id: 'AFLOAT' }] });
});
