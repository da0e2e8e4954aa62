import type { FieldKind } from '#forms/describe/kind-of-field.ts';
import type { InputKind } from './InputSpec.ts';

/** Kinds that the console renders as a plain text input, or as their parts. */
const plain = {
  address: 'object',
  code: 'text',
  country: 'text',
  street: 'text',
  nationalNumber: 'text',
  norwegianAccount: 'text',
  password: 'text',
  phone: 'text',
} as const;

/** The console's input for a kind of field. */
export const inputKindOf = (kind: FieldKind): InputKind =>
  kind in plain
    ? plain[kind as keyof typeof plain]
    : (kind as Exclude<FieldKind, keyof typeof plain>);
