import { useEffect, useRef, useState } from 'react';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { CheckLine, TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { readDataUrl } from '#shared/read-data-url.ts';
import { type Application, applicationFields } from '../applicationFields.ts';
import styles from './Checks.module.css';
import { Documents, useDocuments } from './Documents.tsx';
import { type CheckType, takes } from './takes.ts';
import type { Unsaved } from './unsaved.ts';

const nothingWritten = { content: '' };

const createJobCheckMutation = graphql(
  `
  mutation CreateJobCheck($input: CreateJobCheckInput!) {
    createJobCheck(input: $input) {
      jobCheck { id jobApplication { ...ApplicationFields } }
      errors { code path }
    }
  }
`,
  [applicationFields],
);

interface Props {
  application: Application;
  kind: CheckType;
  /** Saves the answers first: they decide which checks are required. */
  before: () => Promise<unknown>;
  unsaved: Unsaved | undefined;
  /** Whether the consent that this kind needs is given. */
  hasConsented: boolean;
  onChange: (application: Application) => void;
  onCancel?: () => void;
}

/** The form with which an applicant submits one check. */
export function CheckForm({
  application,
  kind,
  before,
  unsaved,
  hasConsented: consented,
  onChange,
  onCancel,
}: Props) {
  const { t, language } = useMessages(['recruitment/wizard', 'errors']);
  const { t: ui } = useMessages('ui');
  const words = useWords('recruitment');
  const { submit, success } = words.action('createJobCheck');
  const form = useDraftForm(`check.${application.id}.${kind}`, nothingWritten);
  const { content = '' } = form.values;
  const [hasConsented, setConsented] = useState(consented);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const chosen = useDocuments();
  const [send, pending] = useMutate(createJobCheckMutation);
  const taken = takes[kind];
  const isEarly = application.status === 'PENDING';
  const refusalOf = (field: string, label?: string) => {
    const refusal = refusals.find(({ path }) => path.startsWith(`attributes.${field}`));
    return refusal && refusalText(refusal, language, label);
  };
  const mend = (field: string) =>
    setRefusals(refusals.filter(({ path }) => !path.startsWith(`attributes.${field}`)));
  const handIn = async () => {
    await before();
    const documents = await Promise.all(chosen.documents.map(readDataUrl));
    const attributes = {
      ...(taken.content && { content }),
      ...(documents.length > 0 && { documents }),
      ...(taken.consent && { hasConsented }),
    };
    const payload = await send({
      input: { jobApplicationId: application.id, jobCheckType: kind, attributes },
    });
    if (!payload) return false;
    setRefusals(payload.errors);
    toastRefusals(payload.errors.filter(({ path }) => !path.startsWith('attributes.')));
    const next = payload.jobCheck?.jobApplication;
    if (!next) return false;
    form.forget();
    const isRevoked = consented && !hasConsented;
    toast.success(isRevoked ? t('checks.revoked') : isEarly ? t('checks.saved') : success);
    onChange(next);
    return true;
  };
  const newest = useRef(handIn);
  newest.current = handIn;
  const isStarted =
    content.trim() !== '' || hasConsented !== consented || chosen.documents.length > 0;
  useEffect(() => {
    if (!isStarted || !unsaved) return;
    unsaved.set(kind, () => newest.current());
    return () => void unsaved.delete(kind);
  }, [isStarted, unsaved, kind]);
  // A certificate may also be shown face to face.
  const showsIt = kind === 'CRIMINAL_RECORD' && chosen.documents.length === 0;
  const shownText = showsIt
    ? t('checks.inPerson')
    : isEarly
      ? words.action('updateJobApplication').submit
      : submit;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handIn();
      }}
    >
      {taken.content && (
        <TextLine
          label={t(`checks.content.${kind}`)}
          name="content"
          autoComplete="off"
          value={content}
          error={refusalOf('content', t(`checks.content.${kind}`))}
          onChange={(text) => {
            form.set('content', text);
            mend('content');
          }}
        />
      )}
      {taken.documents && (
        <Documents
          chosen={chosen}
          error={refusalOf('documents')}
          onChange={() => mend('documents')}
        />
      )}
      {taken.consent && (
        <div>
          <CheckLine
            name="hasConsented"
            label={words.field('create_job_check.hasConsented').label}
            checked={hasConsented}
            onChange={(yes) => {
              setConsented(yes);
              mend('hasConsented');
            }}
          />
          {refusalOf('hasConsented') && (
            <p className={styles.problem} role="alert">
              {refusalOf('hasConsented')}
            </p>
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="light" loading={pending}>
          {shownText}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {ui('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
