import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import { use, useId, useMemo, useRef, useState } from 'react';
import type { Answers } from '#forms/applications/application-form.ts';
import type { PageView } from '#forms/applications/draw-page.ts';
import { named } from '#forms/describe/renderable-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import type { FormContext } from '#portal/app/forms/declared/FormContext.ts';
import type { loadTheme } from '#portal/app/forms/declared/loadTheme.ts';
import { useField } from '#portal/app/forms/declared/useField.ts';
import { validatorOf } from '#portal/app/forms/declared/validatorOf.ts';
import { PickedFileRow } from '#portal/app/forms/declared/widgets/PickedFileRow.tsx';
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { unfitText } from '#portal/ui/files/sortFiles.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { readDataUrl } from '#shared/read-data-url.ts';
import { AnswerFiles } from './AnswerFiles.ts';
import { AnswerNumberWidget } from './AnswerNumberWidget.tsx';
import { AnswerWidget } from './AnswerWidget.tsx';
import { drawing } from './drawing.ts';
import styles from './Form.module.css';
import { RadiosWidget } from './RadiosWidget.tsx';

const nothing = { maxBytes: 0, contentTypes: [] };

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

const ours = {
  radios: RadiosWidget,
  answer: AnswerWidget,
  answerFile: AnswerFileWidget,
  answerNumber: AnswerNumberWidget,
};
/** Answers are judged with those of the other pages, by `loadJudge`; a page has no conditions left. */
const validators = { form: () => true };
const asWritten = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** A page of an application form, rendered as every other form here, with the recruiter's texts. */
export function FormPage({ theme, page, answers, onChange, errors = {}, refused }: Props) {
  const { t } = useMessages('recruitment');
  const idPrefix = useId();
  const layout = useMemo(() => {
    const { schema, ...rest } = drawing(page);
    const rendered = named(schema);
    return { ...rest, schema: rendered, validator: validatorOf(validators, rendered) };
  }, [page]);
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
      validator={layout.validator}
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

/** A file as an answer. It is sent once it is picked, so that it is there on another device; the answer is its id. */
function AnswerFileWidget(props: WidgetProps) {
  const { value, onChange, schema, htmlName = '', id, name } = props;
  const { t, language } = useMessages(['recruitment', 'ui', 'errors']);
  const { t: ui } = useMessages('ui');
  const { label, description, error } = useField(props);
  const { stored, store } = use(AnswerFiles);
  const [unfit, setUnfit] = useState<string>();
  const [refusal, setRefusal] = useState<Awaited<ReturnType<typeof store>>>(null);
  const [isSending, setSending] = useState(false);
  const limits = (schema as InputSchema).file ?? nothing;
  const file = stored.find((one) => one.id === value);
  const take = async (files: File[]) => {
    const sorted = await fitFiles(files, limits);
    setUnfit(unfitText(sorted, ui));
    setRefusal(null);
    const [fit] = sorted.fit;
    if (!fit) return;
    setSending(true);
    setRefusal(await store(name, { filename: fit.name, data: await readDataUrl(fit) }));
    setSending(false);
  };
  // Its sentence may still be on its way, so it is read as it is rendered.
  const refused =
    refusal === 'UNSENT'
      ? t('answers.unsent')
      : refusal && refusalText(refusal, language, String(schema.title ?? label));
  const message = unfit ?? refused ?? error;
  return (
    <fieldset className={styles.radios}>
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.note}>{description}</p>}
      {message && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {message}
        </p>
      )}
      {file ? (
        <ul className={styles.stored}>
          <PickedFileRow file={file} onRemove={() => onChange(undefined)} />
        </ul>
      ) : (
        <DropArea
          path={htmlName}
          label={label}
          accept={limits.contentTypes}
          multiple={false}
          loading={isSending}
          describedBy={message ? `${id}-error` : undefined}
          onFiles={(files) => void take(files)}
        >
          <span>{t('answers.limits')}</span>
        </DropArea>
      )}
    </fieldset>
  );
}
