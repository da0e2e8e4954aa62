import { expect, test } from 'vitest';
import { textAfter } from './SearchField.tsx';

// Goal: a search that is applied while one thinks takes nothing away from what one types.

test('a pause after the first word keeps the space before the second', () => {
  expect(textAfter('Ola ', 'Ola')).toBe('Ola ');
});

test('a filter that is cleared or changed elsewhere is shown', () => {
  expect(textAfter('Ola ', '')).toBe('');
  expect(textAfter('Ola', 'Kari')).toBe('Kari');
});
