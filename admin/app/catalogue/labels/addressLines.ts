import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { type Labels, storedText } from './labels.ts';

const places = ['line1', 'line2', 'postalCode', 'city'];

/** An address as on an envelope, its country in words; null for a composite that is none. */
export function addressLines(
  catalogue: Catalogue,
  labels: Labels,
  { parts }: CatalogueField,
  value: object,
): string[] | null {
  if (!places.every((name) => parts?.some((part) => part.name === name))) return null;
  const partText = (name: string) => {
    const text = String(Reflect.get(value, name) ?? '').trim();
    const part = parts?.find((one) => one.name === name);
    return (text && part && storedText(catalogue, labels, part, text)) || text;
  };
  const place = `${partText('postalCode')} ${partText('city')}`.trim();
  return [
    partText('line1'),
    partText('line2'),
    place,
    partText('county'),
    partText('country'),
  ].filter(Boolean);
}
