import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formDrafts } from '#portal/app/drafts/formDrafts.ts';
import { splitRefusals } from '#portal/app/drafts/savedVersion.ts';
import { VersionChoice } from '#portal/app/drafts/VersionChoice.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { ChangesList } from '../../designer/changes/ChangesList.tsx';
import { formChanges } from '../../designer/changes/formChanges.ts';
import { DesignContext } from '../../designer/Design.ts';
import { joinChecks, splitChecks } from '../../designer/document/formAndChecks.ts';
import { readOutline } from '../../designer/document/readOutline.ts';
import { ChecksSection } from '../../designer/outline/ChecksSection.tsx';
import { updateJobFormMutation } from '../../designer/page/jobFormFields.ts';
import { DesignEditor } from '../../designer/state/DesignEditor.ts';
import { isSame, writtenForm } from '../../designer/storage/writtenForm.ts';
import { useDesignOf } from '../../designer/useDesignOf.ts';
import { jobQuery } from '../jobQuery.ts';
import styles from './Checks.module.css';

/** A job with its checks, and the questions their conditions may use. */
export interface JobWithChecks {
  id: string;
  updatedAt: string;
  applicationForm: unknown;
  jobChecks: unknown;
}

/** Edits the checks of a job with the components of the designer, without its form. */
export function ChecksEditor({ job, onDone }: { job: JobWithChecks; onDone: () => void }) {
  const { t } = useMessages('recruitment/designer');
  const queryClient = useQueryClient();
  const { editor, draft, baseVersion, startFrom } = useChecksDraft(job);
  const { design, problems, announcement } = useDesignOf(editor);
  const [mutate, isSaving] = useMutate(updateJobFormMutation, t('keeping.lost'));
  const [isStale, setStale] = useState(false);
  const save = async () => {
    const { jobChecks } = splitChecks(JSON.parse(editor.state().text));
    const input = { id: job.id, updatedAt: baseVersion, attributes: { jobChecks } };
    const payload = await mutate({ input });
    if (!payload) return;
    if (!payload.job) {
      const split = splitRefusals(payload.errors);
      setStale(split.isStale);
      return toastRefusals(split.refusals);
    }
    draft.forget();
    toast.success(t('checks.saved'));
    onDone();
    await queryClient.invalidateQueries();
  };
  const choose = (theirs: JobWithChecks, checks: unknown) => {
    startFrom(theirs, checks);
    setStale(false);
  };
  const compare = (theirs: JobWithChecks) => {
    const [before, after] = [theirs.jobChecks, checksOf(editor)].map((checks) =>
      readOutline(textOf(theirs, checks)),
    ) as [ReturnType<typeof readOutline>, ReturnType<typeof readOutline>];
    const changes = formChanges(before, after);
    return {
      lead: t(changes.length > 0 ? 'versions.lead' : 'versions.same'),
      differences: <ChangesList changes={changes} />,
    };
  };
  return (
    <DesignContext value={design}>
      <p className={styles.lead}>{t('checks.lead')}</p>
      <ChecksSection />
      <p className={styles.announcement} aria-live="polite">
        {announcement}
      </p>
      <div className={styles.foot}>
        <Button loading={isSaving} disabled={problems.length > 0} onClick={() => void save()}>
          {t('checks.save')}
        </Button>
      </div>
      {isStale && (
        <VersionChoice
          id={job.id}
          query={jobQuery}
          rowOf={({ node }) => (node?.__typename === 'Job' ? node : null)}
          title={t('versions.title')}
          takeTheirs={t('versions.takeTheirs')}
          chooseMine={t('versions.keepMine')}
          compare={compare}
          onTakeTheirs={(theirs) => choose(theirs, theirs.jobChecks)}
          onChooseMine={(theirs) => choose(theirs, checksOf(editor))}
          onClose={() => setStale(false)}
        />
      )}
    </DesignContext>
  );
}

const textOf = ({ applicationForm }: JobWithChecks, checks: unknown) =>
  writtenForm(joinChecks(applicationForm, checks), null);

const checksOf = (editor: DesignEditor) => splitChecks(JSON.parse(editor.state().text)).jobChecks;

/**
 * The checks as they are being changed. Until they are saved they stay in this tab with the version they are based on:
 * the popup may be closed by a slip, and the job be saved elsewhere meanwhile.
 */
function useChecksDraft(job: JobWithChecks) {
  const [draft] = useState(() => formDrafts.open(`job-checks-${job.id}`));
  const [begin] = useState(() => {
    const { text, baseVersion } = draft.read();
    return typeof text === 'string' && typeof baseVersion === 'string'
      ? { text, baseVersion }
      : { text: textOf(job, job.jobChecks), baseVersion: job.updatedAt };
  });
  const [editor] = useState(() => new DesignEditor(begin.text));
  const [base, setBase] = useState({
    version: begin.baseVersion,
    text: textOf(job, job.jobChecks),
  });
  const { text } = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => {
    if (isSame(text, base.text)) draft.forget();
    else draft.write({ text, baseVersion: base.version });
  }, [draft, text, base]);
  const startFrom = (theirs: JobWithChecks, checks: unknown) => {
    setBase({ version: theirs.updatedAt, text: textOf(theirs, theirs.jobChecks) });
    editor.edit(textOf(theirs, checks));
  };
  return { editor, draft, baseVersion: base.version, startFrom };
}
