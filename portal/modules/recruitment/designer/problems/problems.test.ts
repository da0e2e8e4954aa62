import { expect, test } from 'vitest';
import { readJson } from '../document/jsonText.ts';
import { messagesAt } from '../useDesignOf.ts';
import { pathOfPointer, rangeAt } from './useProblems.ts';

// Goal: a problem is shown at its question or page only, and at its place in the text.
const text =
  '{"pages":[{"title":"","questions":[{"id":"a/b","7":{"x":1}}]}],"definitions":{"0":{}}}';
const { root } = readJson(text);

test.each([
  ['/pages/0/questions/0/id', ['pages', 0, 'questions', 0, 'id']],
  ['/pages/0/questions/0/7/x', ['pages', 0, 'questions', 0, '7', 'x']],
  ['/definitions/0', ['definitions', '0']],
  ['/definitions/a~1b~0c', ['definitions', 'a/b~c']],
  ['', []],
])('%s', (pointer, path) => {
  expect(pathOfPointer(root, pointer)).toEqual(path);
});

test('the range of a value is its text, that of a missing value its parent', () => {
  const { from, to } = rangeAt(root, ['pages', 0, 'questions', 0, 'id']);
  expect(text.slice(from, to)).toBe('"a/b"');
  const missing = rangeAt(root, ['pages', 0, 'questions', 0, 'label']);
  expect(text.slice(missing.from, missing.to)).toBe('{"id":"a/b","7":{"x":1}}');
});

test('a page does not show problems of its questions, and unfinished parts can be left out', () => {
  const one = (path: (string | number)[], message: string, isUnfinished = false) => ({
    path,
    message,
    isUnfinished,
    from: 0,
    to: 0,
  });
  const problems = [
    one(['pages', 0, 'title'], 'no title', true),
    one(['pages', 0, 'questions', 0, 'id'], 'id'),
    one(['pages', 0, 'questions', 1, 'label'], 'no label', true),
  ];
  expect(messagesAt(problems, ['pages', 0], false)).toEqual(['no title']);
  expect(messagesAt(problems, ['pages', 0], true)).toEqual([]);
  expect(messagesAt(problems, ['pages', 0, 'questions', 0], false)).toEqual(['id']);
  expect(messagesAt(problems, ['pages', 0, 'questions', 1], false)).toEqual(['no label']);
  expect(messagesAt(problems, ['pages', 0, 'questions', 1], true)).toEqual([]);
});
