import { expect, test } from 'vitest';
import type { ScreenAction } from '#plugins/core/screens/screen.ts';
import type { RowEvent } from '#portal/graphql/screens/DeclaredScreen.ts';
import { inOrder } from './RowActions.tsx';
import { stepsOf } from './RowScreen.tsx';

/** Goal: the path of any row shows its past states, its present one and those ahead if all goes well. */
const states = {
  outcomes: {
    OPEN: 'MEMBERS',
    TRIED: 'OPERATORS',
    DONE: 'GOOD_END',
    LOST: 'BAD_END',
  },
  moves: [
    { action: 'create', from: null, to: 'OPEN', actors: [] },
    { action: 'lose', from: 'OPEN', to: 'LOST', actors: [] },
    { action: 'try', from: 'OPEN', to: 'TRIED', actors: [] },
    { action: 'reopen', from: 'TRIED', to: 'OPEN', actors: [] },
    { action: 'finish', from: 'TRIED', to: 'DONE', actors: [] },
  ],
};

const event = (status: string | null, actor = 'Kari'): RowEvent => ({
  id: `${status}`,
  actor,
  eventType: 'SOMETHING',
  occurredAt: '2026-11-22T12:00:00Z',
  status,
});

const pathOf = (now: string, events: RowEvent[], of = states) =>
  stepsOf(of, now, { id: 'one', events }, (state) => state.toLowerCase()).map(
    ({ title, state, actor = null }) => [title, state, actor],
  );

test('a state that waits for the reader is marked as theirs, and the steps ahead avoid a bad end', () => {
  expect(pathOf('OPEN', [event('OPEN')])).toEqual([
    ['open', 'yours', 'Kari'],
    ['tried', 'next', null],
    ['done', 'next', null],
  ]);
});

test('a good end is done and a bad end is refused', () => {
  const past = [event('OPEN'), event('TRIED', 'Ola')];
  expect(pathOf('DONE', [...past, event('DONE')]).at(-1)).toEqual(['done', 'done', 'Kari']);
  expect(pathOf('LOST', [event('OPEN'), event('LOST')])).toEqual([
    ['open', 'done', 'Kari'],
    ['lost', 'refused', 'Kari'],
  ]);
});

test('a repeated state is shown twice; an event without a change of state is no step', () => {
  const past = [event('OPEN'), event(null), event('TRIED'), event('TRIED'), event('OPEN')];
  expect(pathOf('OPEN', past).map(([title]) => title)).toEqual([
    'open',
    'tried',
    'open',
    'tried',
    'done',
  ]);
});

test('a row without a first event starts at the first state', () => {
  expect(pathOf('TRIED', [event('TRIED')]).map(([title]) => title)).toEqual([
    'open',
    'tried',
    'done',
  ]);
  expect(pathOf('OPEN', [])[0]).toEqual(['open', 'yours', null]);
});

const pausable = {
  outcomes: { ACTIVE: 'OTHERS', PAUSED: 'MEMBERS', ENDED: 'GOOD_END' },
  moves: [
    { action: 'create', from: null, to: 'ACTIVE', actors: [] },
    { action: 'pause', from: 'ACTIVE', to: 'PAUSED', actors: [] },
    { action: 'resume', from: 'PAUSED', to: 'ACTIVE', actors: [] },
    { action: 'end', from: 'ACTIVE', to: 'ENDED', actors: [] },
    { action: 'end', from: 'PAUSED', to: 'ENDED', actors: [] },
  ],
};

test('a pause is not a step ahead, and a past pause is shown', () => {
  const titles = (now: string, events: RowEvent[]) =>
    pathOf(now, events, pausable as unknown as typeof states).map(([title]) => title);
  const [active, paused] = [event('ACTIVE'), event('PAUSED')];
  expect(titles('ACTIVE', [active])).toEqual(['active', 'ended']);
  expect(titles('PAUSED', [active, paused])).toEqual(['active', 'paused', 'ended']);
  expect(titles('ACTIVE', [active, paused, active])).toEqual([
    'active',
    'paused',
    'active',
    'ended',
  ]);
});

test('actions are in the order of their transitions, followed by other mutations', () => {
  const actions = ['create', 'end', 'pause', 'update'].map((verb) => ({ verb }) as ScreenAction);
  expect(inOrder({ states: pausable }, actions).map(({ verb }) => verb)).toEqual([
    'pause',
    'end',
    'create',
    'update',
  ]);
  expect(inOrder({ states: null }, actions).map(({ verb }) => verb)).toEqual([
    'create',
    'end',
    'pause',
    'update',
  ]);
});
