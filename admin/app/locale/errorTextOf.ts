import type { Locale } from './locale.ts';

const files = import.meta.glob<Record<string, unknown>>(
  '../../../forms/modules/core/errors/messages.*.json',
  { eager: true, import: 'default' },
);

function textsOf(locale: Locale): Record<string, unknown> {
  const entry = Object.entries(files).find(([path]) => path.endsWith(`messages.${locale}.json`));
  const texts = entry?.[1] ?? {};
  const inner = texts.errors;
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : texts;
}

/** The house's text for an error code; the code itself when there is none yet. */
export function errorTextOf(code: string, locale: Locale): string {
  const text = textsOf(locale)[code];
  return typeof text === 'string' ? text : code;
}
