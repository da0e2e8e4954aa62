import forms from 'virtual:renderable-forms';
import type { RenderableForm } from '#forms/describe/renderable-form.ts';
import { patiently } from '#portal/ui/parts/patiently.ts';

export interface LoadedForm {
  form: RenderableForm;
  FormBody: typeof import('./FormBody.tsx').FormBody;
}

/** The code that renders the form of a mutation; nothing is loaded before a form is opened. */
export async function loadForm(mutation: string): Promise<LoadedForm> {
  const load = forms[mutation];
  if (!load) throw new Error(`${mutation} has no form`);
  const [form, { FormBody }] = await patiently(() =>
    Promise.all([load(), import('./FormBody.tsx')]),
  );
  return { form, FormBody };
}
