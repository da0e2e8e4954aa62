declare module 'virtual:forms' {
  import type { RenderableForm } from '../describe/renderable-form.ts';

  /** By the name of the mutation. */
  const forms: Record<
    string,
    (() => Promise<Pick<RenderableForm, 'schema' | 'validators'>>) | undefined
  >;
  export default forms;
}

declare module 'virtual:form/*' {
  import type { RenderableForm } from '../describe/renderable-form.ts';

  export const validators: RenderableForm['validators'];
  export const schema: RenderableForm['schema'];
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
