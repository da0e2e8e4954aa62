import { expect, it } from 'vitest';
import { exampleResource } from '../../testing/exampleResource.ts';
import { changesOf } from './changesOf.ts';

it('lists changes by field, in the order of the table, without unchanged, technical and unseen columns', () => {
  const entry = {
    before: { price: 100, name: 'Terna', is_afloat: true, updated_at: '1', secret: 'a' },
    after: { price: 200, name: 'Terne', is_afloat: true, updated_at: '2', secret: 'b' },
  };
  const changes = changesOf(entry, exampleResource());
  expect(changes.map(({ column }) => column)).toEqual(['name', 'price']);
  expect(changes[1]).toMatchObject({ before: 100, after: 200, field: { name: 'price' } });
});

it('lists every value of a new row, without former values', () => {
  const changes = changesOf({ before: null, after: { id: 'x', name: 'Terna' } }, exampleResource());
  expect(changes).toMatchObject([{ column: 'name', before: null, after: 'Terna' }]);
});
