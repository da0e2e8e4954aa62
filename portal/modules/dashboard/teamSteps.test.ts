import { expect, test } from 'vitest';
import { teamSteps } from './TeamFirstSteps.tsx';

// Goal: a new team sees the steps that its features allow, and which are done.

const all = { invoices: true, workflows: true };
const names = (steps: ReturnType<typeof teamSteps>, isDone: boolean) =>
  steps.filter((step) => step.isDone === isDone).map(({ name }) => name);

test('the first step of a new team is to invite members', () => {
  const steps = teamSteps({ members: 1, freelanceProfiles: 0 }, 0, all);
  expect(names(steps, false)).toEqual(['members', 'job', 'profile']);
});

test('finished steps are marked, and steps of disabled features left out', () => {
  expect(names(teamSteps({ members: 2, freelanceProfiles: 1 }, 1, all), true)).toHaveLength(3);
  const without = teamSteps({ members: 1, freelanceProfiles: 0 }, undefined, {
    invoices: false,
    workflows: false,
  });
  expect(names(without, false)).toEqual(['members']);
});
