import { expect, it } from 'vitest';
import type { CatalogueTransition } from '#plugins/core/catalogue/catalogue.ts';
import { exampleResource } from '../../testing/exampleResource.ts';
import { pathOf } from './pathOf.ts';

const move = (from: string | null, to: string, outcome = 'OTHERS'): CatalogueTransition => ({
  from,
  to,
  outcome,
  action: `to_${to}`,
  actors: ['OWNER'],
  condition: null,
  mutation: null,
});
const boats = exampleResource({
  transitions: [
    move(null, 'DRY'),
    move('DRY', 'SUBMITTED'),
    move('SUBMITTED', 'REJECTED', 'BAD_END'),
    move('SUBMITTED', 'AFLOAT'),
    move('REJECTED', 'DRY'),
    move('AFLOAT', 'DRY'),
  ],
});
const pathTexts = (status: string) => pathOf(boats, status).map((one) => `${one.status} ${one.is}`);

it('shows the states passed and the states ahead', () => {
  expect(pathTexts('SUBMITTED')).toEqual(['DRY passed', 'SUBMITTED here', 'AFLOAT ahead']);
});

it('ends at a bad end', () => {
  expect(pathTexts('REJECTED')).toEqual(['DRY passed', 'SUBMITTED passed', 'REJECTED here']);
});
