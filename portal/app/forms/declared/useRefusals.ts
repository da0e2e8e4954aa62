import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { Refusal } from '../../errors/Refusal.ts';
import { toastRefusals } from '../../toasts/toastRefusals.ts';
import { focusField } from '../focusField.ts';
import { pathOf, valueAt } from './dataPath.ts';
import { errorsAt } from './errorsAt.ts';

/** What was refused, at its fields until they are changed; what has no field there is said in a message. */
export function useRefusals(page: RefObject<HTMLElement | null>) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const refuse = useCallback(
    (all: readonly Refusal[]) => {
      const fields = page.current?.querySelectorAll<HTMLElement>('[name],[data-path]') ?? [];
      const names = new Set([...fields].map((one) => one.dataset.path ?? one.getAttribute('name')));
      const placed = all.filter(({ path }) => names.has(path));
      setRefusals(placed);
      toastRefusals(all.filter((one) => !placed.includes(one)));
      if (placed.length > 0) focusField(placed.map(({ path }) => path));
    },
    [page],
  );
  const changed = useCallback((before: unknown, after: unknown) => {
    const isAsItWas = ({ path }: Refusal) =>
      valueAt(before, pathOf(path)) === valueAt(after, pathOf(path));
    setRefusals((old) => (old.every(isAsItWas) ? old : old.filter(isAsItWas)));
  }, []);
  const forgive = useCallback(() => setRefusals([]), []);
  const errors = useMemo(() => errorsAt(refusals), [refusals]);
  return { errors, refuse, changed, forgive };
}
