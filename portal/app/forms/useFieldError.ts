import { useTranslation } from 'react-i18next';
import { refusalText } from '../errors/refusalText.ts';
import type { FormState } from './useDraftForm.ts';

/** The text of a field's refusal in the present language. `knownAs` is what the texts call the field. */
export function useFieldError(
  form: FormState,
  name: string,
  label: string,
  knownAs?: string,
): string | undefined {
  const { i18n } = useTranslation('errors');
  const refusal = form.errors[name];
  const path = knownAs ?? refusal?.path ?? '';
  return refusal && refusalText({ ...refusal, path }, i18n.language, label);
}
