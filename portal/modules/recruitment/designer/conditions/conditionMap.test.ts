import { expect, test } from 'vitest';
import { readOutline } from '../document/readOutline.ts';
import { tiesOf, unreachablePages } from './conditionMap.ts';

// Goal: the map tells which conditions can never be asked as they were meant, and which pages nobody comes to.

const on = (questionId: string, value = 'ja', mode = 'SHOW_IF_MATCH') => ({
  condition: { questionId, mode, value },
});
const outlineOf = (...pages: object[][]) =>
  readOutline(JSON.stringify({ pages: pages.map((questions) => ({ questions })) }));
const troubles = (...pages: object[][]) =>
  tiesOf(outlineOf(...pages)).map(({ to, fault }) => [to.value.id, fault]);

test('a condition on an earlier question is as it should be', () => {
  expect(troubles([{ id: 'a' }, { id: 'b', ...on('a') }], [{ id: 'c', ...on('b') }])).toEqual([
    ['b', null],
    ['c', null],
  ]);
});

test('one on a question that is not there, or comes later, is told', () => {
  expect(
    troubles(
      [
        { id: 'a', ...on('x') },
        { id: 'b', ...on('c') },
      ],
      [{ id: 'c' }],
    ),
  ).toEqual([
    ['a', 'unknown'],
    ['b', 'later'],
  ]);
});

test('a circle is told of all who are in it, over three pages, and of nobody else', () => {
  const pages = [[{ id: 'a', ...on('c') }], [{ id: 'b', ...on('a') }], [{ id: 'c', ...on('b') }]];
  expect(troubles(...pages, [{ id: 'd', ...on('c') }])).toEqual([
    ['a', 'circle'],
    ['b', 'circle'],
    ['c', 'circle'],
    ['d', null],
  ]);
  expect(troubles([{ id: 'a', ...on('a') }])).toEqual([['a', 'circle']]);
});

test('a page that waits for an answer on itself waits for ever', () => {
  const pages = [{ questions: [{ id: 'a' }], ...on('a') }];
  expect(tiesOf(readOutline(JSON.stringify({ pages }))).map((one) => one.fault)).toEqual([
    'circle',
  ]);
});

test('a page whose questions wait for an answer nobody can give is never come to', () => {
  const choice = { id: 'a', options: ['ja', 'nei'] };
  const outline = outlineOf(
    [choice],
    [{ id: 'b', ...on('a', 'kanskje') }],
    [{ id: 'c', ...on('a', 'kanskje') }, { id: 'd' }],
    [{ id: 'e', ...on('a', 'kanskje', 'HIDE_IF_MATCH') }],
    [],
  );
  expect(unreachablePages(outline).map(({ at }) => at)).toEqual([1]);
});
