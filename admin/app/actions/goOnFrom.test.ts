import { expect, test } from 'vitest';
import { goOnFrom } from './ActionDialog.tsx';

// Requirements: A8.96
test('edited fields stay, and untouched fields take the values of the current row', () => {
  const initial = {
    updatedAt: '1',
    attributes: { name: 'Ravn', berth: 'Ytterst', isAfloat: true },
  };
  const written = {
    ...initial,
    attributes: { ...initial.attributes, name: 'Terna' },
    reason: 'Lekk',
  };
  const now = { updatedAt: '2', attributes: { name: 'Måke', berth: 'Innerst', isAfloat: false } };
  expect(goOnFrom(initial, written, now)).toEqual({
    updatedAt: '2',
    attributes: { name: 'Terna', berth: 'Innerst', isAfloat: false },
    reason: 'Lekk',
  });
});

test('a removed value stays removed', () => {
  const initial = { attributes: { berth: 'Ytterst' } };
  const now = { attributes: { berth: 'Innerst' } };
  expect(goOnFrom(initial, { attributes: { berth: null } }, now)).toEqual({
    attributes: { berth: null },
  });
});
