import { expect, test } from 'vitest';
import { movesOf } from './BoardColumn.tsx';

const move = (action: string, from: string, to: string) => ({ action, from, to, actors: [] });
const states = {
  outcomes: {},
  moves: [
    move('approve', 'QUALIFIED', 'APPROVED'),
    move('reject', 'QUALIFIED', 'REJECTED'),
    move('reject', 'SUBMITTED', 'REJECTED'),
    move('enrol', 'APPROVED', 'ENROLLED'),
  ],
};

test('a card can move along the transitions from its status that the server offers', () => {
  const both = { status: 'QUALIFIED', availableActions: ['approve', 'reject'] } as const;
  expect(movesOf({ ...both, availableActions: ['approve', 'reject'] }, states)).toEqual([
    { action: 'approve', to: 'APPROVED' },
    { action: 'reject', to: 'REJECTED' },
  ]);
  expect(movesOf({ status: 'QUALIFIED', availableActions: [] }, states)).toEqual([]);
  expect(movesOf({ status: 'SUBMITTED', availableActions: ['reject'] }, states)).toEqual([
    { action: 'reject', to: 'REJECTED' },
  ]);
  expect(movesOf({ status: 'APPROVED', availableActions: ['enrol'] }, states)).toEqual([]);
});
