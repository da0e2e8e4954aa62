declare module 'virtual:forms' {
  import type { InputSchema } from './input-schema.ts';
  import type { Validator } from './validate-input.ts';

  /** By the name of the mutation. */
  const forms: Record<
    string,
    (() => Promise<{ validator: Validator; schema: InputSchema }>) | undefined
  >;
  export default forms;
}

declare module 'virtual:form/*' {
  import type { InputSchema } from './input-schema.ts';
  import type { Validator } from './validate-input.ts';

  export const validator: Validator;
  export const schema: InputSchema;
}

declare module 'virtual:drawn-forms' {
  import type { DrawnForm } from '../describe/drawn-form.ts';

  /** By the name of the mutation. */
  const drawn: Record<string, (() => Promise<DrawnForm>) | undefined>;
  export default drawn;
}

declare module 'virtual:application-forms' {
  import type { Validator } from './validate-input.ts';

  export const applicationForm: Validator;
  export const jobChecks: Validator;
}
