import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { TextLine } from '../../ui/controls/FieldLines.tsx';
import { useMessages } from '../../ui/texts.ts';
import { formDrafts } from '../drafts/formDrafts.ts';
import { type Refusal, refusalText } from '../errors/refusalText.ts';
import { FormRefusals } from './FormRefusals.tsx';
import formStackStyles from './FormStack.module.css';

/** The values and errors that a form's fields read and write, by the paths that refusals use. */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, Refusal>;
  /** Refusals without a field. */
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

interface FormStackProps {
  onSubmit: () => void;
  /** Refusals that no field shows; a new list for each submission. */
  refused: readonly Refusal[];
  children: ReactNode;
}

interface Props extends Omit<ComponentProps<typeof TextLine>, 'value' | 'onChange' | 'error'> {
  form: FormState;
  name: string;
  label: string;
}

/** A line of text in a form. */
export function TextField({ form, name, label, ...rest }: Props) {
  const error = useFieldError(form, name, label);
  return (
    <TextLine
      {...rest}
      label={label}
      name={name}
      value={form.values[name] ?? ''}
      onChange={(text) => form.set(name, text)}
      error={error}
    />
  );
}

/** Fields under each other. The browser's own bubbles are off: the server's words are shown. */
export function FormStack({ onSubmit, refused, children }: FormStackProps) {
  const [before, setBefore] = useState<readonly Refusal[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setBefore(refused);
    onSubmit();
  };
  return (
    <form className={formStackStyles.stack} onSubmit={submit} noValidate>
      {children}
      {refused.length > 0 && refused !== before && <FormRefusals refusals={refused} />}
    </form>
  );
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

/** The text of a field's refusal in the present language. `knownAs` is what the texts call the field. */
export function useFieldError(
  form: FormState,
  name: string,
  label: string,
  knownAs?: string,
): string | undefined {
  const { language } = useMessages('errors');
  const refusal = form.errors[name];
  const path = knownAs ?? refusal?.path ?? '';
  return refusal && refusalText({ ...refusal, path }, language, label);
}

/** Puts the focus on whichever of the named fields comes first on the page. */
export function focusField(names: readonly string[]): void {
  requestAnimationFrame(() => {
    const wanted = new Set(names);
    const fields = document.querySelectorAll<HTMLElement>('[name]:not([type=hidden]), [data-path]');
    for (const field of fields) {
      if (!wanted.has(field.dataset.path ?? field.getAttribute('name') ?? '')) continue;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
      return;
    }
  });
}
