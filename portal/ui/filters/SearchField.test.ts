import { expect, test } from 'vitest';
import { textAfter } from './SearchField.tsx';

// Goal: applying a search during a pause does not change the text being typed.

test('a pause after the first word keeps the space before the second', () => {
  expect(textAfter('Ola ', 'Ola')).toBe('Ola ');
});

test('a filter that is cleared or changed elsewhere is shown', () => {
  expect(textAfter('Ola ', '')).toBe('');
  expect(textAfter('Ola', 'Kari')).toBe('Kari');
});
