import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNavigation } from '#portal/app/routing/Navigation.ts';
import { searchParams } from '#portal/app/routing/searchParams.ts';

/**
 * The step that the address names, so that Back, Forward and a reload lead where a person expects. A step beyond
 * `reachable`, the first one with something missing, opens that one instead.
 */
export function useStep(
  keys: readonly string[],
  reachable: number,
): [number, (to: number) => Promise<void>] {
  const { go, useSearch } = useNavigation();
  const at = stepAt(keys, useSearch().step, reachable);
  const open = useCallback(
    (to: number) => {
      const { pathname, search } = window.location;
      const step = to === 0 ? undefined : keys[to];
      return go(`${pathname}${searchParams.write({ ...searchParams.parse(search), step })}`);
    },
    [go, keys],
  );
  return [at, open];
}

/** Index of the step to show for the address, which may be outdated or invalid. */
export function stepAt(keys: readonly string[], step: string | undefined, reachable: number) {
  return Math.min(Math.max(keys.indexOf(step ?? ''), 0), reachable);
}

/** The heading of the step, which takes the focus when another step opens. */
export function useStepHeading(place: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(place);
  useEffect(() => {
    if (focused.current === place) return;
    focused.current = place;
    heading.current?.focus();
  }, [place]);
  return heading;
}
