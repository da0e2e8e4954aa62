import { expect, test } from 'vitest';
import { stepState } from './StepsPanel.tsx';

// Requirements: A2.97, B2.33
test('a step is done, open, next to be opened, or blocked by the steps before it', () => {
  const states = [0, 1, 2, 3].map((place) => stepState(place, 0, 2, null));
  expect(states).toEqual(['active', 'success', 'default', 'pending']);
});

test('the step of the checks is not done while a check waits for the applicant', () => {
  const states = [0, 1, 2].map((place) => stepState(place, 2, 2, 1));
  expect(states).toEqual(['success', 'default', 'active']);
});
