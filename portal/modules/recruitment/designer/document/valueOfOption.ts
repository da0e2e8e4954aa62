import { asText } from './asText.ts';

/** What is answered by choosing an option: a text is its own value. */
export function valueOfOption(option: unknown): string {
  if (typeof option !== 'object' || option === null) return asText(option);
  return asText((option as { value?: unknown }).value);
}
