import type { InputSchema } from '#forms/validate/input-schema.ts';
import { isAgain } from './again.ts';

/** The part of a half-filled form that is stored: everything but secrets, and files, which are too large. */
export function keptData(schema: InputSchema, data: unknown): unknown {
  if (Array.isArray(data)) {
    const { items } = schema;
    return items?.file ? [] : data.map((one) => keptData(items ?? {}, one));
  }
  if (!schema.properties || typeof data !== 'object' || data === null) return data;
  const { properties } = schema;
  const kept = Object.entries(data).filter(([name]) => {
    const part = properties[name];
    return part?.writeOnly !== true && !part?.file && !isAgain(name);
  });
  return Object.fromEntries(
    kept.map(([name, one]) => [name, keptData(properties[name] ?? {}, one)]),
  );
}
