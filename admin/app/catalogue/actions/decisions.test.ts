import { describe, expect, it } from 'vitest';
import { exampleResource } from '#admin/testing/exampleResource.ts';
import type { CatalogueTransition } from '#plugins/core/catalogue/catalogue.ts';
import { actionKeys } from '../../queue/actionKeys.ts';
import { decidersOf, decisionStates } from './decisionStates.ts';
import { operatorTransitions } from './operatorTransitions.ts';

const move = (
  action: string,
  from: string,
  actors: string[],
  mutation: string | null = `${action}Boat`,
): CatalogueTransition => ({
  action,
  from,
  to: 'NEXT',
  outcome: 'OTHERS',
  actors,
  mutation,
  condition: null,
});

const boats = exampleResource({
  transitions: [
    move('launch', 'DRY', ['OWNER'], null),
    { ...move('ask', 'DRY', ['OWNER']), to: 'ASKED', outcome: 'OPERATORS' },
    move('approve', 'ASKED', ['OPERATOR_REVIEW', 'WORKER']),
    move('reject', 'ASKED', ['OPERATOR_REVIEW']),
    move('settle', 'SOLD', ['OPERATOR_FINANCE']),
    move('settle', 'SOLD', ['OWNER']),
  ],
});
const operator = {
  name: 'Ada',
  id: '01',
  role: 'REVIEW',
  actors: ['OPERATOR_REVIEW'],
};

describe('a state that waits for a decision', () => {
  it('is declared to wait for operators, however a row came into it', () => {
    expect(decisionStates(boats)).toEqual(['ASKED']);
  });

  it('does not wait for others and is no end, even if only operators can leave it', () => {
    const sold = { ...move('sell', 'ASKED', ['OPERATOR_REVIEW']), to: 'SOLD' };
    const resumed = move('resume', 'SOLD', ['OPERATOR_FINANCE']);
    const resource = exampleResource({
      transitions: [sold, { ...resumed, to: 'ASKED', outcome: 'OPERATORS' }],
    });
    expect(decisionStates(resource)).toEqual(['ASKED']);
  });

  it('offers an operator the transitions of their role', () => {
    const actions = (status: string) =>
      operatorTransitions(boats, status, operator).map(({ action }) => action);
    expect(actions('ASKED')).toEqual(['approve', 'reject']);
    expect(actions('SOLD')).toEqual([]);
    expect(actions('DRY')).toEqual([]);
  });

  it('offers a transition once, even if it is declared in several rows', () => {
    expect(operatorTransitions(boats, 'SOLD', null)).toHaveLength(1);
  });
});

describe('the deciding roles', () => {
  it('are listed only for a row that waits for operators', () => {
    expect(decidersOf(boats, 'ASKED')).toEqual(['REVIEW', 'ADMIN']);
    expect(decidersOf(boats, 'SOLD')).toEqual([]);
    expect(decidersOf(boats, 'DRY')).toEqual([]);
  });
});

describe('keys of the queue', () => {
  it('are first letters, never shared and never the navigation keys', () => {
    const keys = actionKeys(['approve', 'reject', 'archive', 'keep', 'join']);
    expect([...keys]).toEqual([
      ['approve', 'a'],
      ['reject', 'r'],
      ['archive', 'c'],
      ['keep', 'e'],
      ['join', 'o'],
    ]);
  });
});
