import { expect, test } from 'vitest';
import { goOnFrom } from './ActionDialog.tsx';

// Requirements: A8.96
test('what was written stays, and what was not is as the row is now', () => {
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

test('a value that was taken away stays away', () => {
  const initial = { attributes: { berth: 'Ytterst' } };
  const now = { attributes: { berth: 'Innerst' } };
  expect(goOnFrom(initial, { attributes: { berth: null } }, now)).toEqual({
    attributes: { berth: null },
  });
});
