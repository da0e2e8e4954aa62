import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { patiently } from '../../ui/parts/patiently.ts';
import { secondLevel } from '../second-level/secondLevel.ts';
import { toastFailure } from '../toasts/toast.ts';

/** The contract with the identity module, for actions that need step-up confirmation. */
export interface SecondLevelProps {
  onSettled: (confirmed: boolean) => void;
}

const found = import.meta.glob<ComponentType<SecondLevelProps>>(
  '../../modules/*/second-level/SecondLevelDialog.tsx',
  { import: 'SecondLevelDialog' },
);
const Dialog = lazy(async () => {
  try {
    const load = Object.values(found)[0];
    if (!load) throw new Error('No module provides the second factor');
    return { default: await patiently(load) };
  } catch (error) {
    toastFailure(error);
    return { default: Unavailable };
  }
});

/** Without the popup the action stays refused, as it was; it must not wait for ever. */
function Unavailable({ onSettled }: SecondLevelProps) {
  useEffect(() => onSettled(false), [onSettled]);
  return null;
}

/** The popup that requests a code by SMS, over the present page. */
export function SecondLevelSlot() {
  const isRequested = useSyncExternalStore(secondLevel.subscribe, secondLevel.isRequested);
  if (!isRequested) return null;
  return (
    <Suspense fallback={null}>
      <Dialog onSettled={secondLevel.settle} />
    </Suspense>
  );
}
