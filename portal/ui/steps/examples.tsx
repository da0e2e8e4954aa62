import { Button } from '../controls/Button.tsx';
import type { Examples } from '../examples/Examples.tsx';
import type { Outcome } from './runSteps.ts';
import { StepLoader } from './StepLoader.tsx';
import { useSteps } from './useSteps.ts';

const steps = ['Check', 'Send', 'Receipt'];

function Tried({ outcome }: { outcome: Outcome }) {
  const [state, run] = useSteps(steps.length);
  return (
    <>
      <Button onClick={() => void run(() => Promise.resolve(outcome))}>Run: {outcome}</Button>
      <StepLoader title="Submitting" steps={steps} state={state} />
    </>
  );
}

export const examples: Examples = {
  StepLoader: {
    done: <Tried outcome="done" />,
    refused: <Tried outcome="VALIDATION_FAILED" />,
    failed: <Tried outcome="failed" />,
  },
};
