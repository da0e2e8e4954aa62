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
