import { expect, test } from 'vitest';
import { inPageOrder } from './inPageOrder.ts';

// Goal: what is missing is told from top to bottom, of folded lines as well.

const fields = ['client', 'lines.0.description', 'lines.2.description', 'lines', 'invoicedOn'];
const refused = (path: string) => ({ code: 'BLANK', path });

test('a folded line is told of between its neighbours, and what has no field at the end', () => {
  const paths = [
    '',
    'invoicedOn',
    'lines.3.unitPrice',
    'lines.2.description',
    'lines.1.occupationCode',
    'client',
  ];
  expect(inPageOrder(paths.map(refused), fields).map(({ path }) => path)).toEqual(
    paths.toReversed(),
  );
});
