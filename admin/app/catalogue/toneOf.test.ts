import { expect, it } from 'vitest';
import type { CatalogueEnum } from '#plugins/core/catalogue/catalogue.ts';
import { toneOf } from '../fields/Badge.tsx';
import { isState } from '../fields/TextValue.tsx';

const states: CatalogueEnum = {
  name: 'BoatStatus',
  tags: { 'tone.DRY': 'fjord' },
  outcomes: { ASKED: 'OPERATORS', REJECTED: 'GOOD_END', SUNK: 'BAD_END', DRY: 'MEMBERS' },
  values: [],
};

it('colours a state by what its transitions say of it, not by its word', () => {
  expect(toneOf(states, 'ASKED')).toBe('amber');
  expect(toneOf(states, 'REJECTED')).toBe('pine');
  expect(toneOf(states, 'SUNK')).toBe('rust');
  expect(toneOf(states, 'PENDING')).toBe('neutral');
});

it('lets a tag say otherwise', () => {
  expect(toneOf(states, 'DRY')).toBe('fjord');
});

it('takes for a state only what has an outcome or a tone', () => {
  expect(isState(states)).toBe(true);
  expect(isState({ ...states, tags: {}, outcomes: {} })).toBe(false);
});
