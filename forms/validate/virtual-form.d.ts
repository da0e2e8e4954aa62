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

declare module 'virtual:renderable-forms' {
  import type { RenderableForm } from '../describe/renderable-form.ts';

  /** By the name of the mutation. */
  const forms: Record<string, (() => Promise<RenderableForm>) | undefined>;
  export default forms;
}

declare module 'virtual:application-forms' {
  import type { Validator } from './validate-input.ts';

  export const applicationForm: Validator;
  export const jobChecks: Validator;
}
