import drawn from 'virtual:drawn-forms';
import type { DrawnForm } from '../../../../forms/describe/drawn-form.ts';
import { patiently } from '../../../ui/parts/patiently.ts';

export interface LoadedForm {
  form: DrawnForm;
  FormBody: typeof import('./FormBody.tsx').FormBody;
}

/** The code that renders the form of a mutation; nothing is loaded before a form is opened. */
export async function loadForm(mutation: string): Promise<LoadedForm> {
  const load = drawn[mutation];
  if (!load) throw new Error(`${mutation} has no form`);
  const [form, { FormBody }] = await patiently(() =>
    Promise.all([load(), import('./FormBody.tsx')]),
  );
  return { form, FormBody };
}
