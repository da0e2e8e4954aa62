import { useCallback, useMemo, useState } from 'react';
import { changedParts } from '#forms/describe/changed-parts.ts';
import { conditionsHold } from '#forms/describe/conditions-of.ts';
import { dataOfRow } from '#forms/describe/data-of-row.ts';
import { beginOf, type FormDescription, isFillable, mergeUi } from '#forms/describe/form-ui.ts';
import type { RenderableForm } from '#forms/describe/renderable-form.ts';
import { resolveForm } from '#forms/describe/resolve-form.ts';
import { storableData } from '#forms/describe/storable-data.ts';
import { formDrafts } from '../../drafts/formDrafts.ts';
import type { FormData } from './DeclaredForm.tsx';

interface Options {
  storedAs: string;
  row: object | null;
  begin: object;
  given: object;
}

/** The values of a form: started from the row and the stored draft, and stored as they change. */
export function useFormData(form: RenderableForm, { storedAs, row, begin, given }: Options) {
  const draft = useMemo(() => formDrafts.open(storedAs), [storedAs]);
  const [initial] = useState(() => initialData(form, { row, begin, given }));
  const startData = () => {
    const stored = mergeUi(initial, storedOf(form, draft.read()));
    // A draft stored from an earlier version of the row must not overwrite the row as it is now.
    return mergeUi({ ...stored, ...ofTheRow(initial) }, given as FormData);
  };
  const [data, setData] = useState(startData);
  const now = useResolved(form);
  const change = useCallback(
    (next: FormData) => {
      const isTheSameForm = now(next) === now(data);
      const written = isTheSameForm ? next : beganAgain(beginOf(form.ui), next);
      setData(written);
      draft.write(changedParts(initial, storableData(form.schema, written) as FormData));
    },
    [data, draft, form, initial, now],
  );
  const forget = useCallback(() => {
    draft.forget();
    setData(initial);
  }, [draft, initial]);
  return { data, initial, change, forget, resolved: now(data) };
}

/** A field that has appeared with another answer and is empty starts with its initial value. */
function beganAgain(begin: FormData, data: FormData): FormData {
  const entries = Object.entries(begin).map(([name, first]) => {
    const value = data[name];
    if (value === '' || value === undefined || value === null) return [name, first] as const;
    if (typeof first !== 'object' || first === null) return [name, value] as const;
    return [name, beganAgain(first as FormData, value as FormData)] as const;
  });
  return { ...data, ...Object.fromEntries(entries) };
}

/**
 * The variant of the form for its values; the same object while the conditions evaluate the same, so that
 * nothing re-renders.
 */
function useResolved(form: RenderableForm): (data: FormData) => FormDescription {
  return useMemo(() => {
    const known = new Map<string, FormDescription>();
    const holds = conditionsHold(form);
    return (data) => {
      const answers: boolean[] = [];
      const resolved = resolveForm(form, data, (condition, at) => {
        const answer = holds(condition, at);
        answers.push(answer);
        return answer;
      });
      const same = known.get(answers.join());
      if (!same) known.set(answers.join(), resolved);
      return same ?? resolved;
    };
  }, [form]);
}

/** A row's fields are the attributes of most forms; its identifying values are beside them. */
function initialData(
  form: RenderableForm,
  { row, begin, given }: Omit<Options, 'storedAs'>,
): FormData {
  const wrapped = form.schema.properties?.attributes && row ? { ...row, attributes: row } : row;
  const known = dataOfRow(form.schema, wrapped ?? {}) as FormData;
  return [begin, known, given].reduce<FormData>(
    (data, over) => mergeUi(data, over as FormData),
    beginOf(form.ui),
  );
}

const storedOf = (form: RenderableForm, stored: object) =>
  dataOfRow(form.schema, stored) as FormData;

const ofTheRow = (data: FormData) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !isFillable(name, undefined, [])));
