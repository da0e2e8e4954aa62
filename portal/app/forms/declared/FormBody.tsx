import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { beginOf } from '#forms/describe/form-ui.ts';
import { inputOfData } from '#forms/describe/input-of-data.ts';
import { partOfForm } from '#forms/describe/part-of-form.ts';
import { named, type RenderableForm } from '#forms/describe/renderable-form.ts';
import { type checkInput, judgeInput } from '#portal/graphql/checkInput.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useWords } from '#portal/ui/texts.ts';
import type { Refusal } from '../../errors/refusalText.ts';
import { OwnerOnly } from '../../impersonation/OwnerOnly.tsx';
import { toast } from '../../toasts/toast.ts';
import { useMutate } from '../../toasts/useMutate.ts';
import { FormStack } from '../DraftForm.tsx';
import { writtenUnlike } from './again.ts';
import type { DeclaredFormProps, FormData } from './DeclaredForm.tsx';
import { labelAt, valueAt, withValues } from './dataPath.ts';
import { drawingOf } from './drawingOf.ts';
import type { FormContext } from './FormContext.ts';
import { isSearchingIn } from './isSearching.ts';
import { missingPart } from './missingPart.ts';
import { fields, templates, widgets } from './theme.ts';
import { useFormData } from './useFormData.ts';
import { refusalsOfData, useRefusals } from './useRefusals.ts';
import { judgeOf, validatorOf } from './validatorOf.ts';

type Foot = Pick<
  DeclaredFormProps<object, unknown>,
  'children' | 'isReady' | 'ownerOnly' | 'variant'
>;

interface FormFootProps extends Foot {
  data: FormData;
  submit: string;
  busy: boolean;
}

interface Props<Result, Input> extends DeclaredFormProps<Result, Input> {
  form: RenderableForm;
}

/** For other forms, which get it through `loadTheme`. */
export const theme = { fields, templates, widgets };

/** rjsf applies no defaults: initial values are in the form's description. */
const asWritten = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** The fields of a form and the button that sends them. */
export function FormBody<Result extends object, Input>(props: Props<Result, Input>) {
  const { document, storedAs, row = null, begin = {}, given = {}, only } = props;
  const [form] = useState(() =>
    only ? { ...props.form, schema: partOfForm(props.form.schema, only) } : props.form,
  );
  const words = useWords();
  const page = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const from = { storedAs, row, begin, given };
  const { data, initial, change, forget, resolved } = useFormData(form, from);
  const { errors, others, refuse, changed, forgive } = useRefusals(page, form.ui['ui:refusedAs']);
  // A different variant has other rules; its refusals appear when it is submitted.
  useEffect(() => (resolved ? forgive() : undefined), [resolved, forgive]);
  const [judge] = useState(() => judgedBy(props.form));
  const [mutate, pending] = useMutate(document, undefined, judge);
  const [finishing, setFinishing] = useState(false);
  const busy = pending || finishing;
  const [known] = useState(given);
  const { drawing, validator } = useMemo(() => {
    const { schema, ui } = drawingOf(resolved, known);
    const drawing = { schema: named(schema), ui };
    return { drawing, validator: validatorOf(form.validators, drawing.schema) };
  }, [form, resolved, known]);
  const latest = useRef(data);
  latest.current = data;
  const write = (next: FormData) => {
    changed(latest.current, next);
    latest.current = next;
    change(next);
  };
  const action = words.action(form.name);
  const submit = async () => {
    if (busy) return;
    const unlike = writtenUnlike(drawing.schema, latest.current);
    if (unlike.length > 0) return refuse(unlike);
    const input = inputOfData(resolved.schema, latest.current, initial, beginOf(form.ui));
    const missing = props.required ? missingPart(input, only) : [];
    if (missing.length > 0) return refuse(missing);
    const payload = await mutate({ input: input as Input });
    if (!payload) return;
    const { errors: refusals } = payload as unknown as { errors: readonly Refusal[] };
    if (refusals.length > 0) {
      const shown = refusalsOfData(refusals, latest.current);
      return refuse(shown.map((one) => ({ ...one, ...labelAt(form, words, one.path) })));
    }
    forget();
    const message = props.done ? props.done(payload) : action.success;
    if (message) toast.success(message, props.doneTitle);
    setFinishing(true);
    await Promise.resolve(props.onDone(payload)).finally(() => setFinishing(false));
  };
  const context: FormContext = {
    name: form.name,
    words,
    row,
    choices: props.choices ?? {},
    onCompany: props.onCompany,
    consequence: props.consequence,
    read: (path) => valueAt(latest.current, path),
    fill: (path, values) => write(withValues(latest.current, path, values) as FormData),
  };
  const steady = useSteady(context);
  return (
    <FormStack onSubmit={() => void submit()} refused={others}>
      {/* A form whose values are all given shows only its button. */}
      <div ref={page} hidden={Object.keys(drawing.schema.properties ?? {}).length === 0}>
        <Form
          tagName="div"
          schema={drawing.schema as RJSFSchema}
          uiSchema={drawing.ui as UiSchema}
          formData={data}
          onChange={({ formData }) => write(formData as FormData)}
          validator={validator}
          extraErrors={errors}
          formContext={steady}
          fields={fields}
          templates={templates}
          widgets={widgets}
          idPrefix={idPrefix}
          nameGenerator={nameOf}
          experimental_defaultFormStateBehavior={asWritten}
          showErrorList={false}
          noValidate
        >
          {/* The button is ours. */}
          <span hidden />
        </Form>
      </div>
      {!isSearchingIn(drawing.ui, data, row === null) && (
        <FormFoot {...props} data={data} submit={props.submit ?? action.submit} busy={busy} />
      )}
    </FormStack>
  );
}

/** A single object for the lifetime of a form, since a new one would re-render every field. */
function useSteady(context: FormContext): FormContext {
  const steady = useRef(context);
  Object.assign(steady.current, context);
  return steady.current;
}

/** Refusals that follow from the whole form alone, though only a part of it may be drawn. */
function judgedBy({ validators, schema }: RenderableForm): typeof checkInput {
  const validator = judgeOf(validators, schema);
  return async (_document, { input }: { input?: unknown }) => judgeInput(validator, schema, input);
}

const nameOf = (path: readonly (string | number)[]) => path.join('.');

/** The content below the fields and the submit button. */
function FormFoot({ children, isReady, ownerOnly = false, ...rest }: FormFootProps) {
  const { data, submit, busy, variant = 'filled' } = rest;
  return (
    <>
      {typeof children === 'function' ? children(data) : children}
      <OwnerOnly unless={!ownerOnly}>
        <Button type="submit" variant={variant} loading={busy} disabled={isReady?.(data) === false}>
          {submit}
        </Button>
      </OwnerOnly>
    </>
  );
}
