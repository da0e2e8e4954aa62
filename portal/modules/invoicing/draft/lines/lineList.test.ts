import { expect, test } from 'vitest';
import { emptyLine } from './emptyLine.ts';
import { exampleRules } from './exampleRules.ts';
import type { LineDraft } from './LineDraft.ts';
import { foldedWhenMany, withCopy, withoutLine } from './lineList.ts';

const line = (key: string, dependentOnPosition: number | null = null): LineDraft => ({
  ...emptyLine(exampleRules.WORK),
  key,
  dependentOnPosition,
});
const shape = (lines: LineDraft[]) => lines.map((one) => [one.key, one.dependentOnPosition]);
const lines = [line('a'), line('b'), line('c', 0), line('d', 1)];

test('a removed line does not remove lines that depend on it', () => {
  expect(shape(withoutLine(lines, 0))).toEqual([
    ['b', null],
    ['c', null],
    ['d', 0],
  ]);
});

test('a copy follows its line, and positions that other lines depend on are shifted', () => {
  expect(shape(withCopy(lines, 0, 'x'))).toEqual([
    ['a', null],
    ['x', null],
    ['b', null],
    ['c', 0],
    ['d', 2],
  ]);
});

test('unchanged lines stay the same objects, so that they are not rendered again', () => {
  expect(withCopy(lines, 3, 'x')[0]).toBe(lines[0]);
  expect(withoutLine(lines, 3)[2]).toBe(lines[2]);
});

test('few lines stay open, many are folded', () => {
  expect(foldedWhenMany(lines).some((one) => one.collapsed)).toBe(false);
  const many = [...lines, ...lines.map((one) => ({ ...one, key: `${one.key}2` }))];
  expect(foldedWhenMany(many).every((one) => one.collapsed)).toBe(true);
});
