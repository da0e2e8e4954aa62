import { beforeEach, expect, test } from 'vitest';
import { DesignEditor } from './DesignEditor.ts';

// Goal: every edit can be undone and redone, whichever view it was made in.

let now = 0;
let editor: DesignEditor;
beforeEach(() => {
  now = 0;
  editor = new DesignEditor('a', () => now);
});
const text = () => editor.state().text;

test('edits are undone one by one, and redone', () => {
  editor.edit('b');
  editor.edit('c');
  editor.undo();
  expect(editor.state()).toEqual({ text: 'b', canUndo: true, canRedo: true });
  editor.undo();
  editor.undo();
  expect(editor.state()).toEqual({ text: 'a', canUndo: false, canRedo: true });
  editor.redo();
  editor.redo();
  editor.redo();
  expect(editor.state()).toEqual({ text: 'c', canUndo: true, canRedo: false });
});

test('continuous typing is one step, and a pause or another field starts the next', () => {
  editor.edit('ab', 'label');
  now = 1000;
  editor.edit('abc', 'label');
  now = 5000;
  editor.edit('abcd', 'label');
  editor.edit('abcde', 'title');
  editor.undo();
  expect(text()).toBe('abcd');
  editor.undo();
  expect(text()).toBe('abc');
  editor.undo();
  expect(text()).toBe('a');
});

test('typing after an undo is a step of its own, and clears the redo history', () => {
  editor.edit('ab', 'label');
  editor.edit('abc', 'label');
  editor.undo();
  editor.edit('ax', 'label');
  expect(editor.state()).toEqual({ text: 'ax', canUndo: true, canRedo: false });
  editor.undo();
  expect(text()).toBe('a');
});

test('an edit without a change is no step, and subscribers are notified of each step once', () => {
  let notified = 0;
  const leave = editor.subscribe(() => {
    notified += 1;
  });
  editor.edit('a');
  expect([notified, editor.state().canUndo]).toEqual([0, false]);
  editor.edit('b');
  leave();
  editor.edit('c');
  expect(notified).toBe(1);
});

const withLabel = (id: string, label: string) =>
  JSON.stringify({ pages: [{ questions: [{ id, label }] }] });

test('only a question added in the designer gets an id from its label', () => {
  editor.edit(withLabel('q1', 'Når kan du begynne?'));
  editor.settle();
  expect(text()).toContain('"q1"');
  editor.addUnnamed('q1');
  editor.settle('q1');
  expect(text()).toContain('"q1"');
  editor.settle();
  expect(text()).toBe(withLabel('nar_kan_du_begynne', 'Når kan du begynne?'));
  editor.undo();
  expect(text()).toBe('a');
});

test('a question without a label keeps its temporary id', () => {
  editor.edit(withLabel('q1', ''));
  editor.addUnnamed('q1');
  editor.settle();
  expect(text()).toBe(withLabel('q1', ''));
  editor.edit(withLabel('q1', 'Alder'));
  editor.settle();
  expect(text()).toBe(withLabel('alder', 'Alder'));
});
