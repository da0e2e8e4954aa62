import { expect, test } from 'vitest';
import type { ScreenAction } from '#plugins/core/screens/screen.ts';
import { isOffered } from './isOffered.ts';

const states = {
  outcomes: { AFLOAT: 'OTHERS', SUNK: 'BAD_END' },
  moves: [
    { action: 'create', from: null, to: 'AFLOAT', actors: ['OWNER', 'ADMIN'] },
    { action: 'salvage', from: null, to: 'AFLOAT', actors: ['MEMBER'] },
    { action: 'sink', from: 'AFLOAT', to: 'SUNK', actors: ['MEMBER'] },
  ],
};
const to = (verb: string, actors: string[] = []): ScreenAction => ({
  verb,
  mutation: `${verb}Boat`,
  hasInputs: true,
  takesUpdatedAt: false,
  refusedAs: null,
  destroys: verb === 'destroy',
  actors,
});
const afloat = { status: 'AFLOAT', availableActions: ['sink'] };
const sunk = { status: 'SUNK', availableActions: [] };

test('only the actors of the first transition may create a row', () => {
  expect(isOffered(to('create'), { states, role: 'OWNER', row: null })).toBe(true);
  expect(isOffered(to('create'), { states, role: 'MEMBER', row: null })).toBe(false);
  expect(isOffered(to('create'), { states, role: null, row: null })).toBe(false);
  expect(isOffered(to('create'), { states: null, role: 'MEMBER', row: null })).toBe(true);
});

test('a first transition creates a row whatever its name, and is not offered on an existing row', () => {
  expect(isOffered(to('salvage'), { states, role: 'MEMBER', row: null })).toBe(true);
  expect(isOffered(to('salvage'), { states, role: 'OWNER', row: null })).toBe(false);
  expect(isOffered(to('salvage'), { states: null, role: 'MEMBER', row: null })).toBe(false);
  expect(isOffered(to('salvage'), { states, role: 'MEMBER', row: afloat })).toBe(false);
});

// Requirements: A3.26
test('a transition is offered if it is among the available actions of the row', () => {
  expect(isOffered(to('sink'), { states, role: 'MEMBER', row: afloat })).toBe(true);
  expect(isOffered(to('sink'), { states, role: 'MEMBER', row: sunk })).toBe(false);
  expect(isOffered(to('sink'), { states, role: 'MEMBER', row: null })).toBe(false);
});

test('an update is offered until the row reaches an end', () => {
  expect(isOffered(to('update'), { states, role: 'MEMBER', row: afloat })).toBe(true);
  expect(isOffered(to('update'), { states, role: 'MEMBER', row: sunk })).toBe(false);
  expect(isOffered(to('update'), { states: null, role: 'MEMBER', row: {} })).toBe(true);
  expect(isOffered(to('create'), { states: null, role: 'MEMBER', row: {} })).toBe(false);
});

test('a row in an end state cannot be deleted', () => {
  expect(isOffered(to('destroy'), { states, role: 'OWNER', row: afloat })).toBe(true);
  expect(isOffered(to('destroy'), { states, role: 'OWNER', row: sunk })).toBe(false);
  expect(isOffered(to('destroy'), { states: null, role: 'OWNER', row: {} })).toBe(true);
});

test('a row created in an end state cannot be deleted', () => {
  const moves = [...states.moves, { action: 'raise', from: null, to: 'SUNK', actors: [] }];
  const withEnd = { ...states, moves };
  expect(isOffered(to('destroy'), { states: withEnd, role: 'OWNER', row: sunk })).toBe(false);
  expect(isOffered(to('destroy'), { states: withEnd, role: 'OWNER', row: afloat })).toBe(true);
});

test('a mutation with declared actors is offered only to them', () => {
  for (const verb of ['create', 'update', 'destroy']) {
    const action = to(verb, ['OWNER', 'ADMIN']);
    const row = verb === 'create' ? null : {};
    expect(isOffered(action, { states: null, role: 'ADMIN', row })).toBe(true);
    expect(isOffered(action, { states: null, role: 'MEMBER', row })).toBe(false);
    expect(isOffered(action, { states: null, role: null, row })).toBe(false);
  }
});
