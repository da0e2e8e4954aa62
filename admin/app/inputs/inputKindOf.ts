import type { FieldKind } from '../../../forms/describe/kind-of-field.ts';
import type { InputKind } from './InputSpec.ts';

/** What the console writes in a plain line, or in the parts it consists of. */
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
