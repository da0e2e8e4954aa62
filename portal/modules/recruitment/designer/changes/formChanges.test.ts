import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formEdits } from '../document/formEdits.ts';
import { readOutline } from '../document/readOutline.ts';
import { formChanges } from './formChanges.ts';

// Goal: the changes of a form are listed, with their effects on existing answers.

const a = { id: 'a', label: 'A', type: 'TEXT' };
const b = { id: 'b', label: 'B', type: 'RADIOS', options: ['ja', 'nei'] };
const c = { id: 'c', label: 'C', type: 'TEXT' };
const textOf = (...pages: object[][]) =>
  JSON.stringify({ pages: pages.map((questions, at) => ({ title: `P${at}`, questions })) });
const changed = (before: string, after: string) =>
  formChanges(readOutline(before), readOutline(after)).map(({ kind, part, members, effects }) => [
    kind,
    part.value.id ?? part.value.title,
    members.map(({ name }) => name),
    effects,
  ]);

test('another layout of the same form is no change', () => {
  const spaced = JSON.stringify(JSON.parse(textOf([a, b])), null, 4);
  expect(changed(textOf([a, b]), spaced)).toEqual([]);
  expect(changed(textOf([a]), textOf([{ required: false, ...a }]))).toEqual([]);
});

test('added, removed, moved and changed parts are each listed once', () => {
  expect(changed(textOf([a, b]), textOf([b, c]))).toEqual([
    ['added', 'c', [], []],
    ['removed', 'a', [], ['unasked']],
  ]);
  expect(changed(textOf([a, b, c]), textOf([b, c, a]))).toEqual([['moved', 'a', [], []]]);
  expect(changed(textOf([a], [b]), textOf([a, b]))).toEqual([
    ['moved', 'b', [], []],
    ['removed', 'P1', [], []],
  ]);
  expect(changed(textOf([]), textOf([], []))).toEqual([['added', 'P1', [], []]]);
});

test.each([
  [a, { ...a, label: 'Å' }, ['label'], ['kept']],
  [a, { ...a, type: 'RADIOS', options: ['x'] }, ['type', 'options'], ['apart']],
  [b, { ...b, options: ['ja', 'nei', 'kanskje'] }, ['options'], ['kept']],
  [b, { ...b, options: ['ja'] }, ['options'], ['unchosen']],
  [a, { ...a, required: true }, ['required'], ['unanswered']],
  [a, { ...a, validationRegexp: '^x$' }, ['validationRegexp'], ['unchecked']],
  [a, { ...a, own: 1 }, ['own'], ['other']],
])('from %o to %o', (before, after, members, effects) => {
  expect(changed(textOf([before]), textOf([after]))).toEqual([
    ['changed', before.id, members, effects],
  ]);
});

test('a new required question is unanswered in existing applications', () => {
  expect(changed(textOf([]), textOf([{ ...a, required: true }]))).toEqual([
    ['added', 'a', [], ['unanswered']],
  ]);
});

test('the fewest possible questions are listed as moved', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const initial = textOf(ids.map((id) => ({ id })));
  const place = fc.nat({ max: 5 });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const moved = formEdits.moveQuestion(initial, { page: 0, at: from }, { page: 0, at: to });
      expect(changed(initial, moved)).toHaveLength(from === to ? 0 : 1);
    }),
  );
});
