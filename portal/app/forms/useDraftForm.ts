import { useCallback, useMemo, useState } from 'react';
import { formDrafts } from '../drafts/formDrafts.ts';
import type { Refusal } from '../errors/refusalText.ts';
import { focusField } from './useFieldError.ts';

/** The values and errors that a form's fields read and write, by the paths that refusals use. */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, Refusal>;
  /** Refusals that belong to none of the fields. */
  others: readonly Refusal[];
  set: (path: string, value: string) => void;
  fill: (values: Record<string, string>) => void;
  /** Shows refusals at their fields, the rest below the form, and puts the focus on the first. */
  refuse: (refusals: readonly Refusal[]) => void;
  /** Empties the form and deletes its draft. */
  forget: () => void;
}

interface Options {
  /** Fields that are never written to storage. */
  secrets?: string[];
  /** The part of the server's paths before the field's own name. */
  prefix?: string;
}

/** A form that survives a reload and shows the server's refusals where they belong. */
export function useDraftForm(
  name: string,
  initial: Record<string, string>,
  { secrets = [], prefix = 'attributes.' }: Options = {},
): FormState {
  const draft = useMemo(() => formDrafts.open(name), [name]);
  const [values, setValues] = useState(() => ({ ...initial, ...texts(draft.read()) }));
  const [errors, setErrors] = useState<Record<string, Refusal>>({});
  const [others, setOthers] = useState<readonly Refusal[]>([]);
  const fill = useCallback(
    (change: Record<string, string>) => {
      setErrors((old) => without(old, Object.keys(change)));
      setValues((old) => {
        const next = { ...old, ...change };
        draft.write(without(next, secrets));
        return next;
      });
    },
    [draft, secrets],
  );
  const refuse = useCallback(
    (refusals: readonly Refusal[]) => {
      const named = refusals.map((one) => ({ ...one, path: one.path.replace(prefix, '') }));
      const placed = named.filter((one) => document.getElementsByName(one.path).length > 0);
      setErrors(Object.fromEntries(placed.toReversed().map((one) => [one.path, one])));
      setOthers(named.filter((one) => !placed.includes(one)));
      if (placed[0]) focusField(placed.map((one) => one.path));
    },
    [prefix],
  );
  const forget = useCallback(() => {
    draft.forget();
    setValues(initial);
    setErrors({});
    setOthers([]);
  }, [draft, initial]);
  return useMemo(
    () => ({
      values,
      errors,
      others,
      fill,
      refuse,
      forget,
      set: (path: string, value: string) => fill({ [path]: value }),
    }),
    [values, errors, others, fill, refuse, forget],
  );
}

function texts(stored: Record<string, unknown>): Record<string, string> {
  const all = Object.entries(stored).filter(([, one]) => typeof one === 'string');
  return Object.fromEntries(all) as Record<string, string>;
}

function without<Value>(from: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
}
