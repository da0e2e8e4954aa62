import { expect, it } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { factsOf } from './QueueRow.tsx';

it('lists the decisive fields first, and among them the reason before free text', () => {
  const decides = { tags: { decides: true as const } };
  const boats = exampleResource({
    fields: [
      exampleField({ name: 'name', kind: 'text' }),
      exampleField({ name: 'color', kind: 'text' }),
      exampleField({ name: 'answer', kind: 'text', ...decides }),
      exampleField({ name: 'cause', kind: 'enum', ...decides }),
      exampleField({ name: 'price', kind: 'money', tags: { sum: true as const } }),
    ],
  });
  const record = { name: 'Svanen', color: 'red', answer: 'No berth', cause: 'FULL', price: '100' };
  const catalogue = { resources: [boats], enums: [], mutations: [], operator: null };
  const facts = factsOf(boats, catalogue, record, null).map(({ name }) => name);
  expect(facts).toEqual(['cause', 'answer', 'color']);
});
