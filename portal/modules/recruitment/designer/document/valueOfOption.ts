import { asText } from './asText.ts';

/** The answer that an option stands for: a string is its own value. */
export function valueOfOption(option: unknown): string {
  if (typeof option !== 'object' || option === null) return asText(option);
  return asText((option as { value?: unknown }).value);
}
