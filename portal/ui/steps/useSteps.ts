import { useCallback, useState } from 'react';
import { type Outcome, runSteps, type StepsState } from './runSteps.ts';

/** The steps shown while an action runs, and the function that runs it. */
export function useSteps(
  count: number,
): [StepsState | null, (action: () => Promise<Outcome>) => Promise<Outcome>] {
  const [state, setState] = useState<StepsState | null>(null);
  const run = useCallback(
    (action: () => Promise<Outcome>) => runSteps(count, action, setState),
    [count],
  );
  return [state, run];
}
