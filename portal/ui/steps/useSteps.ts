import { useCallback, useState } from 'react';

/** How an action went: `invalid` is the writer's to mend, `failed` is not. */
export type Outcome = 'done' | 'invalid' | 'failed';

export interface StepsState {
  at: number;
  failedAt: number | null;
}

const TICK = 500;
const CLOSE = 1000;

/**
 * Runs an action behind steps that tick one by one. A failure of what was written marks the second
 * step, any other the third; either way the loader closes by itself after a second.
 */
export function useSteps(
  count: number,
): [StepsState | null, (action: () => Promise<Outcome>) => Promise<Outcome>] {
  const [state, setState] = useState<StepsState | null>(null);
  const run = useCallback(
    async (action: () => Promise<Outcome>) => {
      setState({ at: 0, failedAt: null });
      const acting = action();
      for (let at = 1; at < count; at++) {
        await pause(TICK);
        setState({ at, failedAt: null });
      }
      const outcome = await acting;
      const failedAt = outcome === 'done' ? null : outcome === 'invalid' ? 1 : 2;
      setState({ at: count, failedAt });
      await pause(CLOSE);
      setState(null);
      return outcome;
    },
    [count],
  );
  return [state, run];
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
