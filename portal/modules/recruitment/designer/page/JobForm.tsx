import { IconAlertTriangle, IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { VersionChoice } from '#portal/app/drafts/VersionChoice.tsx';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { ErrorState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { ChangesList } from '../changes/ChangesList.tsx';
import { type FormVersion, formChanges } from '../changes/formChanges.ts';
import { joinChecks } from '../document/formAndChecks.ts';
import { readOutline } from '../document/readOutline.ts';
import { FormDesigner } from '../FormDesigner.tsx';
import { writtenForm } from '../storage/writtenForm.ts';
import { jobFormFields } from './jobFormFields.ts';
import { OtherDraftNote } from './OtherDraftNote.tsx';
import styles from './Page.module.css';
import {
  type FormEditorState,
  type JobFormData,
  type SaveState,
  useFormEditor,
} from './useFormEditor.ts';

/** A job's form, to be designed. */
const jobFormQuery = graphql(
  `
    query JobForm($id: ID!) {
      node(id: $id) {
        __typename
        ... on Job { ...JobFormFields }
      }
    }
  `,
  [jobFormFields],
);

const icons = { saved: IconCheck, here: IconDeviceFloppy, failed: IconAlertTriangle };

/** The form of a job, designed by those who manage the team. */
export function JobForm() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { account } = useSignedIn();
  const [reopened, setReopened] = useState<JobFormData[]>([]);
  const query = useQuery({
    ...queryOf(jobFormQuery, { id }),
    // The form being edited is not replaced by a background refetch.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const mayDesign = account.canManage && account.features.workflows;
  if (!mayDesign) return <Closed feature="workflows" action={<ToJobs />} />;
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { node } = query.data;
  if (node?.__typename !== 'Job') return <NotFound action={<ToJobs />} />;
  const job = reopened.findLast((one) => one.id === node.id) ?? node;
  return (
    <FormEditor
      key={`${node.id} ${reopened.length}`}
      job={job}
      onReopen={(saved) => setReopened([...reopened, saved])}
    />
  );
}

/** The link to the list, for a form that does not exist or that the user may not edit. */
function ToJobs() {
  const { t } = useMessages('recruitment/designer');
  const href = useHref();
  return (
    <LinkButton variant="light" href={href('recruitmore/jobs')} as={AppLink}>
      {t('page.toJobs')}
    </LinkButton>
  );
}

interface FormEditorProps {
  job: JobFormData;
  /** Opens the designer anew, with another draft of this device. */
  onReopen: (saved: JobFormData) => void;
}

/** The form designer: changes are stored on this device at once, and at the server on save. */
function FormEditor({ job, onReopen }: FormEditorProps) {
  const { t } = useMessages('recruitment/designer');
  const href = useHref();
  const editor = useFormEditor(job);
  const versions = useVersions(editor.saved, editor.savedText);
  return (
    <Page
      title={t('title')}
      lead={job.title}
      badge={<SaveNote saveState={editor.saveState} />}
      actions={
        <>
          <LinkButton variant="subtle" href={href(`recruitmore/jobs/${job.id}`)} as={AppLink}>
            {t('toJob')}
          </LinkButton>
          <Button
            loading={editor.isSaving}
            disabled={editor.saveState === 'saved'}
            onClick={() => void editor.save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {editor.others.map((other) => (
        <OtherDraftNote
          key={other.key}
          other={other}
          onOpen={() => {
            editor.chooseOther(other);
            onReopen(editor.saved);
          }}
          onRemove={() => editor.removeOther(other)}
        />
      ))}
      <FormDesigner editor={editor.editor} versions={versions} />
      {editor.isStale && <TwoForms editor={editor} />}
    </Page>
  );
}

/** Whether the changes are saved at the server, or on this device only. */
function SaveNote({ saveState }: { saveState: SaveState }) {
  const { t } = useMessages('recruitment/designer');
  const Icon = icons[saveState];
  return (
    <span className={styles.note} data-keeping={saveState} role="status">
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{t(`keeping.${saveState}`)}</span>
    </span>
  );
}

/**
 * The versions a form can be compared with: the saved one, and earlier ones that applicants have started to
 * fill in.
 */
function useVersions(job: JobFormData, savedText: string): FormVersion[] {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  return useMemo(() => {
    const earlier = job.formVersions.filter(({ version }) => version !== job.formVersion);
    const saved = { key: 'saved', label: t('changes.saved'), text: savedText };
    const others = earlier.map((one) => ({
      key: one.id,
      label: t('changes.version', {
        number: one.version,
        day: formatDay(one.createdAt.slice(0, 10), language),
      }),
      text: writtenForm(joinChecks(one.applicationForm, one.jobChecks), null),
    }));
    return [saved, ...others];
  }, [job, savedText, language, t]);
}

/** The choice between the form designed here and the one saved elsewhere meanwhile. */
function TwoForms({ editor }: { editor: FormEditorState }) {
  const { t } = useMessages('recruitment/designer');
  const { text } = editor.editor.state();
  const compare = ({ applicationForm, jobChecks }: JobFormData) => {
    const theirs = readOutline(JSON.stringify(joinChecks(applicationForm, jobChecks)));
    const changes = formChanges(theirs, readOutline(text));
    return {
      lead: t(changes.length > 0 ? 'versions.lead' : 'versions.same'),
      differences: <ChangesList changes={changes} />,
    };
  };
  return (
    <VersionChoice
      id={editor.saved.id}
      query={jobFormQuery}
      rowOf={({ node }) => (node?.__typename === 'Job' ? node : null)}
      title={t('versions.title')}
      takeTheirs={t('versions.takeTheirs')}
      chooseMine={t('versions.keepMine')}
      compare={compare}
      onTakeTheirs={editor.takeTheirs}
      onChooseMine={editor.chooseMine}
      onClose={editor.postpone}
    />
  );
}
