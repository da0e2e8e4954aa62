import { expect, test } from 'vitest';
import { teamSteps } from './TeamFirstSteps.tsx';

// Goal: a new team is told what its features allow, and each step is done when it is.

const all = { invoices: true, workflows: true };
const names = (steps: ReturnType<typeof teamSteps>, isDone: boolean) =>
  steps.filter((step) => step.isDone === isDone).map(({ name }) => name);

test('a new team begins with its people', () => {
  const steps = teamSteps({ members: 1, freelanceProfiles: 0 }, 0, all);
  expect(names(steps, false)).toEqual(['members', 'job', 'profile']);
});

test('what is done is done, and what is switched off is not asked for', () => {
  expect(names(teamSteps({ members: 2, freelanceProfiles: 1 }, 1, all), true)).toHaveLength(3);
  const without = teamSteps({ members: 1, freelanceProfiles: 0 }, undefined, {
    invoices: false,
    workflows: false,
  });
  expect(names(without, false)).toEqual(['members']);
});
