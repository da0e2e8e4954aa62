import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#forms/applications/application-form.ts';
import type { PageView } from '#forms/applications/draw-page.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { FormContext } from '#portal/app/forms/declared/FormContext.ts';
import type { loadTheme } from '#portal/app/forms/declared/loadTheme.ts';
import { validatorOf } from '#portal/app/forms/declared/validatorOf.ts';
import { AnswerFileWidget } from './AnswerFileWidget.tsx';
import { AnswerWidget } from './AnswerWidget.tsx';
import { drawing } from './drawing.ts';
import { RadiosWidget } from './RadiosWidget.tsx';

type Theme = Awaited<ReturnType<typeof loadTheme>>;

interface Props {
  theme: Theme;
  page: Pick<PageView, 'schema' | 'ui'>;
  answers: Answers;
  onChange: (answers: Answers) => void;
  errors?: ErrorSchema;
  /** The recruiter's own message for an invalid answer, if there is one. */
  refused?: FormContext['refused'];
}

const ours = { radios: RadiosWidget, answer: AnswerWidget, answerFile: AnswerFileWidget };
/** rjsf renders what it is given; conditions were evaluated before. */
const validator = validatorOf({ conditions: {} });
const asWritten = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** A page of an application form, rendered as every other form here, with the recruiter's texts. */
export function FormPage({ theme, page, answers, onChange, errors = {}, refused }: Props) {
  const { t } = useTranslation('recruitment');
  const idPrefix = useId();
  const layout = useMemo(() => drawing(page), [page]);
  const widgets = useMemo(() => ({ ...theme.widgets, ...ours }), [theme]);
  const texts: FormTexts = {
    labelsOf: (id) => layout.labels.get(id),
    // Most questions have to be answered, so the others are marked.
    labelOf: (id, question) =>
      layout.schema.required?.includes(id) ? question : t('answers.optional', { question }),
    refused: (id, code) => refused?.(id, code),
  };
  const current = useRef(texts);
  current.current = texts;
  const context = useMemo(() => formContext(current), []);
  return (
    <Form
      tagName="div"
      schema={layout.schema as RJSFSchema}
      uiSchema={layout.ui as UiSchema}
      formData={answers}
      onChange={({ formData }) => onChange(formData as Answers)}
      validator={validator}
      extraErrors={errors}
      formContext={context}
      fields={theme.fields}
      templates={theme.templates}
      widgets={widgets}
      idPrefix={idPrefix}
      nameGenerator={(path) => path.join('.')}
      experimental_defaultFormStateBehavior={asWritten}
      showErrorList={false}
      noValidate
    >
      {/* The page has its own submit button. */}
      <span hidden />
    </Form>
  );
}

interface FormTexts {
  /** The labels of a question's values. */
  labelsOf: (id: string) => Map<string, string> | undefined;
  labelOf: (id: string, question: string) => string;
  refused: (id: string, code: string) => string | undefined;
}

/** A question has its own texts instead of the product's labels. */
function formContext(texts: { readonly current: FormTexts }): FormContext {
  return {
    name: '',
    row: null,
    choices: {},
    words: {
      ...wordsIn({}),
      formField: (_form, name, schema) => {
        const { title = name, description } = schema as { title?: string; description?: string };
        const label = texts.current.labelOf(name, title);
        return { label, short: title, ...(description && { help: description }) };
      },
      value: (id, value) => ({ label: texts.current.labelsOf(id)?.get(value) ?? value }),
    },
    read: () => undefined,
    fill: () => undefined,
    onCompany: undefined,
    consequence: undefined,
    refused: (id, code) => texts.current.refused(id, code),
  };
}
