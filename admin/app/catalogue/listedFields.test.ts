import { expect, it } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { listedFields } from './listedFields.ts';

it('lists every field tagged as listed, beyond the limits of its kind and of the list, and no unlisted one', () => {
  const listed = Array.from({ length: 9 }, (_, place) =>
    exampleField({ name: `price${place}`, kind: 'money', tags: { listed: true } }),
  );
  const fields = [
    exampleField({ name: 'vat', kind: 'money' }),
    ...listed,
    exampleField({ name: 'folded', kind: 'boolean', tags: { unlisted: true } }),
  ];
  const lines = exampleResource({ fields, labelField: null, statusField: null });
  const catalogue = { resources: [lines], enums: [], mutations: [], operator: null };
  expect(listedFields(lines, catalogue)).toEqual(listed);
});

it('shows the title beside any number of tagged columns', () => {
  const listed = Array.from({ length: 8 }, (_, place) =>
    exampleField({ name: `count${place}`, kind: 'integer', tags: { listed: true } }),
  );
  const title = exampleField({ name: 'filename', kind: 'text' });
  const files = exampleResource({
    fields: [...listed, title],
    labelField: 'filename',
    statusField: null,
  });
  const catalogue = { resources: [files], enums: [], mutations: [], operator: null };
  expect(listedFields(files, catalogue)).toEqual([title, ...listed]);
});
