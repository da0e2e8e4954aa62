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

it('colours a state by the outcome of its transitions, not by its name', () => {
  expect(toneOf(states, 'ASKED')).toBe('amber');
  expect(toneOf(states, 'REJECTED')).toBe('pine');
  expect(toneOf(states, 'SUNK')).toBe('rust');
  expect(toneOf(states, 'PENDING')).toBe('neutral');
});

it('lets a tag override the colour', () => {
  expect(toneOf(states, 'DRY')).toBe('fjord');
});

it('treats an enum as states only if it has outcomes or tones', () => {
  expect(isState(states)).toBe(true);
  expect(isState({ ...states, tags: {}, outcomes: {} })).toBe(false);
});
