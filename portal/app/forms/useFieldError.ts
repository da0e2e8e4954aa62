import { useTranslation } from 'react-i18next';
import { refusalText } from '../errors/refusalText.ts';
import type { FormState } from './FormState.ts';

/** The text of a field's refusal in the present language. */
export function useFieldError(form: FormState, name: string, label: string): string | undefined {
  const { i18n } = useTranslation();
  const refusal = form.errors[name];
  return refusal && refusalText(refusal, i18n.language, label);
}
