import type { InputSchema } from './input-schema.ts';
import { mapInput } from './map-input.ts';
import { tidyField } from './tidy-field.ts';
import { tidyText } from './tidy-text.ts';

/** A pattern of digits only, as codes have: spaces between them carry no meaning. */
const ofDigits = /^\^\(?\[0-9\][^[\]]*$/;

/**
 * An input with every text tidied by the name of its field, before validation: the same in browser and
 * server. Files, and texts that the schema does not declare, such as the document of a form, stay unchanged.
 */
export function tidyInput(schema: InputSchema, input: unknown): unknown {
  const countries = new Map<string, string>();
  return mapInput(schema, input, (field, value, path) => {
    if (field.file) return { value };
    if (isObject(value)) noteCountry(value, path, countries);
    if (typeof value !== 'string') return undefined;
    // A text of zero-width spaces alone is empty anywhere.
    if (field.asWritten || ![field.type].flat().includes('string')) {
      return tidyText(value) === '' ? { value: '' } : undefined;
    }
    const parts = path.split('.');
    const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
    const above = parts.slice(0, parts.lastIndexOf(name)).join('.');
    const tidy = tidyField(name, value, countries.get(above) ?? null);
    const isCode = typeof field.pattern === 'string' && ofDigits.test(field.pattern);
    return { value: isCode ? tidy.replace(/ /g, '') : tidy };
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function noteCountry(value: Record<string, unknown>, path: string, into: Map<string, string>) {
  const country = value.country ?? value.countryCode;
  if (typeof country === 'string') into.set(path, country.trim());
}
