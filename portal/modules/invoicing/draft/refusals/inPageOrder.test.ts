import { expect, test } from 'vitest';
import { inPageOrder } from './inPageOrder.ts';

// Goal: refusals are listed from top to bottom, those of folded lines as well.

const fields = ['client', 'lines.0.description', 'lines.2.description', 'lines', 'invoicedOn'];
const refused = (path: string) => ({ code: 'BLANK', path });

test('refusals of a folded line are between those of its neighbours, and those without a field at the end', () => {
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
