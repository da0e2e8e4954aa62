import { expect, test } from 'vitest';
import { goOnFrom } from './goOnFrom.ts';

test('what was written stays, and what was not is as the row is now', () => {
  const begun = { updatedAt: '1', attributes: { name: 'Ravn', berth: 'Ytterst', isAfloat: true } };
  const written = { ...begun, attributes: { ...begun.attributes, name: 'Terna' }, reason: 'Lekk' };
  const now = { updatedAt: '2', attributes: { name: 'Måke', berth: 'Innerst', isAfloat: false } };
  expect(goOnFrom(begun, written, now)).toEqual({
    updatedAt: '2',
    attributes: { name: 'Terna', berth: 'Innerst', isAfloat: false },
    reason: 'Lekk',
  });
});

test('a value that was taken away stays away', () => {
  const begun = { attributes: { berth: 'Ytterst' } };
  const now = { attributes: { berth: 'Innerst' } };
  expect(goOnFrom(begun, { attributes: { berth: null } }, now)).toEqual({
    attributes: { berth: null },
  });
});
