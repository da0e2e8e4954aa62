import { expect, test } from 'vitest';
import { isSame, writtenForm } from './writtenForm.ts';

// Goal: a form is loaded in its author's layout, though the server stores only its content.

const stored = { pages: [{ questions: [{ own: 1, label: 'A', id: 'a' }], title: 'T' }] };

test('a stored form is written in a readable order, whatever its stored order', () => {
  const text = writtenForm(stored, null);
  expect(JSON.parse(text)).toEqual(stored);
  expect(text).toMatch(/"title".*"questions".*"id".*"label".*"own"/s);
  expect(text).toMatch(/^\{\n {2}"pages": \[\n {4}\{/);
});

test('the text stored on this device is used if its content is the same', () => {
  const own = '{"pages":[{"title":"T",\n"questions":[{"id":"a", "own":1.0,"label":"A"}]}]}';
  expect(writtenForm(stored, own)).toBe(own);
  expect(writtenForm(stored, own.replace('"A"', '"B"'))).toContain('"label": "A"');
  expect(writtenForm(stored, '{"pages":[')).toContain('"label": "A"');
});

test('texts with the same content are equal in any layout, and a broken one only to itself', () => {
  expect(isSame('{"a":1,"b":[1,2]}', '{ "b": [1, 2], "a": 1.0 }')).toBe(true);
  expect(isSame('{"b":[1,2]}', '{"b":[2,1]}')).toBe(false);
  expect(isSame('{', '{')).toBe(true);
  expect(isSame('{', '{}')).toBe(false);
});
