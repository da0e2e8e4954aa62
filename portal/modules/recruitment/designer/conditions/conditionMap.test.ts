import { expect, test } from 'vitest';
import { readOutline } from '../document/readOutline.ts';
import { tiesOf, unreachablePages } from './conditionMap.ts';

// Goal: the map shows conditions with faults and pages that cannot be reached.

const on = (questionId: string, value = 'ja', mode = 'SHOW_IF_MATCH') => ({
  condition: { questionId, mode, value },
});
const outlineOf = (...pages: object[][]) =>
  readOutline(JSON.stringify({ pages: pages.map((questions) => ({ questions })) }));
const troubles = (...pages: object[][]) =>
  tiesOf(outlineOf(...pages)).map(({ to, fault }) => [to.value.id, fault]);

test('a condition on an earlier question has no fault', () => {
  expect(troubles([{ id: 'a' }, { id: 'b', ...on('a') }], [{ id: 'c', ...on('b') }])).toEqual([
    ['b', null],
    ['c', null],
  ]);
});

test('a condition on an unknown or later question is a fault', () => {
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

test('a circle is reported at each of its questions, over three pages, and at no other', () => {
  const pages = [[{ id: 'a', ...on('c') }], [{ id: 'b', ...on('a') }], [{ id: 'c', ...on('b') }]];
  expect(troubles(...pages, [{ id: 'd', ...on('c') }])).toEqual([
    ['a', 'circle'],
    ['b', 'circle'],
    ['c', 'circle'],
    ['d', null],
  ]);
  expect(troubles([{ id: 'a', ...on('a') }])).toEqual([['a', 'circle']]);
});

test('a page that depends on its own question is a circle', () => {
  const pages = [{ questions: [{ id: 'a' }], ...on('a') }];
  expect(tiesOf(readOutline(JSON.stringify({ pages }))).map((one) => one.fault)).toEqual([
    'circle',
  ]);
});

test('a page whose questions all depend on an impossible answer is unreachable', () => {
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
