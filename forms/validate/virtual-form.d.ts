declare module 'virtual:form/*' {
  import type { InputSchema } from './input-schema.ts';
  import type { Validator } from './validate-input.ts';

  export const validator: Validator;
  export const schema: InputSchema;
}
