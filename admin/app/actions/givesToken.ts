import type { CatalogueMutation } from '../../../plugins/core/catalogue/catalogue.ts';
import type { Introspected } from '../catalogue/Introspected.ts';

/** Whether a mutation opens a session in the portal: its payload has a token. */
export function givesToken({ name }: CatalogueMutation, schema: Introspected): boolean {
  const payload = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
  const type = schema.types.find((item) => item.name === payload);
  return type?.fields?.some((field) => field.name === 'token') ?? false;
}
