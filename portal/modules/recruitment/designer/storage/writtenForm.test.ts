import { expect, test } from 'vitest';
import { isSame, writtenForm } from './writtenForm.ts';

// Goal: a form comes back as it was written, though the server keeps only what it says.

const stored = { pages: [{ questions: [{ own: 1, label: 'A', id: 'a' }], title: 'T' }] };

test('it is written in the order one reads it, whatever order it was kept in', () => {
  const text = writtenForm(stored, null);
  expect(JSON.parse(text)).toEqual(stored);
  expect(text).toMatch(/"title".*"questions".*"id".*"label".*"own"/s);
  expect(text).toMatch(/^\{\n {2}"pages": \[\n {4}\{/);
});

test('what one wrote on this device is taken where it says the same', () => {
  const own = '{"pages":[{"title":"T",\n"questions":[{"id":"a", "own":1.0,"label":"A"}]}]}';
  expect(writtenForm(stored, own)).toBe(own);
  expect(writtenForm(stored, own.replace('"A"', '"B"'))).toContain('"label": "A"');
  expect(writtenForm(stored, '{"pages":[')).toContain('"label": "A"');
});

test('texts say the same however they are laid out, and a broken one only as itself', () => {
  expect(isSame('{"a":1,"b":[1,2]}', '{ "b": [1, 2], "a": 1.0 }')).toBe(true);
  expect(isSame('{"b":[1,2]}', '{"b":[2,1]}')).toBe(false);
  expect(isSame('{', '{')).toBe(true);
  expect(isSame('{', '{}')).toBe(false);
});
