import i18next from 'i18next';
import type { Refusal } from './Refusal.ts';

/**
 * Says a refusal in plain words: the text made for the field, else the one for the code. `field`
 * is the field's own label, for codes that only know that something is missing. Whoever says one has
 * asked for the texts before: `useTranslation('errors')`.
 */
export function refusalText(refusal: Refusal, language: string, field?: string): string {
  const known: Record<string, string> = i18next.getResourceBundle(language, 'errors') ?? {};
  const names = namesOf(refusal.path);
  const last = names.at(-1) ?? '';
  const text =
    known[`${refusal.code}.${names.slice(-2).join('.')}`] ??
    known[`${refusal.code}.${last}`] ??
    known[refusal.code];
  if (!text) return known.TRANSITION_FAILED ?? '';
  return capitalised(text.replace('{{path}}', field ?? last));
}

/** `lines.0.occupationCodeId` → `lines`, `occupationCode`. */
function namesOf(path: string): string[] {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  return names.map((name) => name.replace(/(?<=.)Ids?$/, ''));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
