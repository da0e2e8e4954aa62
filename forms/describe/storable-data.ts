import type { InputSchema } from '../validate/input-schema.ts';
import { isAgain } from './again-of.ts';

/** The part of a half-filled form that is stored: everything but secrets, and files, which are too large. */
export function storableData(schema: InputSchema, data: unknown): unknown {
  if (Array.isArray(data)) {
    const { items } = schema;
    return items?.file ? [] : data.map((one) => storableData(items ?? {}, one));
  }
  if (!schema.properties || typeof data !== 'object' || data === null) return data;
  const { properties } = schema;
  const entries = Object.entries(data).filter(([name]) => {
    const part = properties[name];
    return part?.writeOnly !== true && !part?.file && !isAgain(name);
  });
  return Object.fromEntries(
    entries.map(([name, one]) => [name, storableData(properties[name] ?? {}, one)]),
  );
}
