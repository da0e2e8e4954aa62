import type { ErrorSchema } from '@rjsf/utils';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { Refusal } from '../../errors/refusalText.ts';
import { focusField } from '../DraftForm.tsx';
import { pathOf, valueAt } from './dataPath.ts';

/** A refusal at the field it is shown at. */
interface PlacedRefusal extends Refusal {
  /** The rest of its path, such as the fault of a file; after `@` the path of the part that the field begins. */
  below?: string;
}

/** Before the path of a whole part in an error that is shown at its first field. */
export const OF_PART = '@';

/**
 * Refusals, shown at their fields until these change; refusals without a field are in `others`, under the
 * form's own name.
 */
export function useRefusals(page: RefObject<HTMLElement | null>, wholeAs = '') {
  const [refusals, setRefusals] = useState<readonly PlacedRefusal[]>([]);
  const [others, setOthers] = useState<readonly Refusal[]>([]);
  const refuse = useCallback(
    (all: readonly Refusal[]) => {
      const fields = page.current?.querySelectorAll<HTMLElement>('[name],[data-path]') ?? [];
      const names = new Set([...fields].map((one) => one.dataset.path ?? one.getAttribute('name')));
      const { placed, unplaced } = placeRefusals(all, names);
      setRefusals(placed);
      setOthers(unplaced.map((one) => (one.path === '' ? { ...one, path: wholeAs } : one)));
      if (placed.length > 0) focusField(placed.map(({ path }) => path));
    },
    [page, wholeAs],
  );
  const changed = useCallback((before: unknown, after: unknown) => {
    const isAsItWas = ({ path }: Refusal) =>
      valueAt(before, pathOf(path)) === valueAt(after, pathOf(path));
    setRefusals((old) => (old.every(isAsItWas) ? old : old.filter(isAsItWas)));
  }, []);
  const forgive = useCallback(() => setRefusals([]), []);
  const errors = useMemo(() => errorsAt(refusals), [refusals]);
  return { errors, others, refuse, changed, forgive };
}

/**
 * The refusals that hold for what the form shows. An optional part with no more than its initial values, such as an
 * address with a country, is not sent, so the server may report values as missing that the form shows.
 */
export function refusalsOfData(all: readonly Refusal[], data: unknown): readonly Refusal[] {
  const isFilled = (value: unknown) =>
    typeof value === 'string' ? value.trim() !== '' : typeof value === 'number';
  const left = all.filter(
    ({ code, path }) => code !== 'BLANK' || !isFilled(valueAt(data, pathOf(path))),
  );
  return left.length > 0 ? left : all;
}

/** A rule over several columns is reported at each of them: a rendered field shows it for the others. */
export function placeRefusals(all: readonly Refusal[], names: ReadonlySet<string | null>) {
  const at = (path: string) => placeOf(path, names);
  const placed = all.flatMap((one) => {
    const path = at(one.path);
    if (path === undefined) {
      const isPart = one.path !== '' && one.path !== 'attributes';
      const first = isPart && [...names].find((name) => name?.startsWith(`${one.path}.`));
      return first ? [{ ...one, path: first, below: OF_PART + one.path }] : [];
    }
    const below = one.path.slice(path.length + 1);
    return [{ ...one, path, ...(below && { below }) }];
  });
  const codes = new Set(placed.map(({ code }) => code));
  const unplaced = all.filter(
    ({ code, path }) => at(path) === undefined && (path === '' || !codes.has(code)),
  );
  return { placed, unplaced };
}

/**
 * The field at which a refusal is shown: a part without a field of its own, such as an entry of a list, is
 * shown at the whole.
 */
function placeOf(path: string, names: ReadonlySet<string | null>): string | undefined {
  if (path === '') return undefined;
  return names.has(path) ? path : placeOf(path.split('.').slice(0, -1).join('.'), names);
}

/** Refusals in the structure rjsf expects, with the rest of their path. Each field shows the first. */
export function errorsAt(refusals: readonly PlacedRefusal[]): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { code, path, below } of refusals) {
    put(errors, pathOf(path), below ? `${code} ${below}` : code);
  }
  return errors;
}

function put(errors: ErrorSchema, [first, ...rest]: string[], code: string): void {
  if (first === undefined) {
    errors.__errors ??= [code];
    return;
  }
  const below = errors as Record<string, ErrorSchema>;
  below[first] ??= {};
  put(below[first], rest, code);
}
