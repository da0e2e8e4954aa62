import { useEffect, useRef, useState } from 'react';
import { missingParts } from './missingParts.ts';
import { patiently } from './patiently.ts';

/**
 * A part that is loaded on demand; null until then. If it cannot be loaded, the page stays as it is, the
 * failure is reported, and the next demand retries.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null {
  // In a box, since a component is a function and React would call it.
  const [come, setCome] = useState<{ part: Part } | null>(null);
  const missing = useRef(onMissing);
  missing.current = onMissing;
  useEffect(() => {
    if (!isWanted || come) return;
    let isLeft = false;
    const give = (part: Part) => {
      if (!isLeft) setCome({ part });
    };
    const giveUp = (fault: unknown) => {
      if (isLeft) return;
      missing.current();
      missingParts.notify(fault);
    };
    patiently(load).then(give, giveUp);
    return () => {
      isLeft = true;
    };
  }, [load, isWanted, come]);
  return come?.part ?? null;
}
