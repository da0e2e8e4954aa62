import { beforeEach, expect, test } from 'vitest';
import { DesignDesk } from './DesignDesk.ts';

// Goal: every step can be taken back and done again, whichever view it was made in.

let now = 0;
let desk: DesignDesk;
beforeEach(() => {
  now = 0;
  desk = new DesignDesk('a', () => now);
});
const text = () => desk.state().text;

test('steps are taken back one by one, and done again', () => {
  desk.edit('b');
  desk.edit('c');
  desk.undo();
  expect(desk.state()).toEqual({ text: 'b', canUndo: true, canRedo: true });
  desk.undo();
  desk.undo();
  expect(desk.state()).toEqual({ text: 'a', canUndo: false, canRedo: true });
  desk.redo();
  desk.redo();
  desk.redo();
  expect(desk.state()).toEqual({ text: 'c', canUndo: true, canRedo: false });
});

test('what is typed in one go is one step, and a pause or another field begins the next', () => {
  desk.edit('ab', 'label');
  now = 1000;
  desk.edit('abc', 'label');
  now = 5000;
  desk.edit('abcd', 'label');
  desk.edit('abcde', 'title');
  desk.undo();
  expect(text()).toBe('abcd');
  desk.undo();
  expect(text()).toBe('abc');
  desk.undo();
  expect(text()).toBe('a');
});

test('what is typed after a step back is a step of its own, and there is nothing to do again', () => {
  desk.edit('ab', 'label');
  desk.edit('abc', 'label');
  desk.undo();
  desk.edit('ax', 'label');
  expect(desk.state()).toEqual({ text: 'ax', canUndo: true, canRedo: false });
  desk.undo();
  expect(text()).toBe('a');
});

test('no change is no step, and who listens hears of each step once', () => {
  let heard = 0;
  const leave = desk.subscribe(() => {
    heard += 1;
  });
  desk.edit('a');
  expect([heard, desk.state().canUndo]).toEqual([0, false]);
  desk.edit('b');
  leave();
  desk.edit('c');
  expect(heard).toBe(1);
});

const withLabel = (id: string, label: string) =>
  JSON.stringify({ pages: [{ questions: [{ id, label }] }] });

test('what was added here is named by what it asks, and nothing else ever is', () => {
  desk.edit(withLabel('q1', 'Når kan du begynne?'));
  desk.settle();
  expect(text()).toContain('"q1"');
  desk.addUnnamed('q1');
  desk.settle('q1');
  expect(text()).toContain('"q1"');
  desk.settle();
  expect(text()).toBe(withLabel('nar_kan_du_begynne', 'Når kan du begynne?'));
  desk.undo();
  expect(text()).toBe('a');
});

test('what asks nothing yet waits for its name', () => {
  desk.edit(withLabel('q1', ''));
  desk.addUnnamed('q1');
  desk.settle();
  expect(text()).toBe(withLabel('q1', ''));
  desk.edit(withLabel('q1', 'Alder'));
  desk.settle();
  expect(text()).toBe(withLabel('alder', 'Alder'));
});
