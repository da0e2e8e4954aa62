import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { DesignContext } from '../../designer/Design.ts';
import { joinChecks, splitChecks } from '../../designer/document/formAndChecks.ts';
import { ChecksSection } from '../../designer/outline/ChecksSection.tsx';
import { updateJobFormMutation } from '../../designer/page/jobFormFields.ts';
import { DesignEditor } from '../../designer/state/DesignEditor.ts';
import { writtenForm } from '../../designer/storage/writtenForm.ts';
import { useDesignOf } from '../../designer/useDesignOf.ts';
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
  const [editor] = useState(
    () => new DesignEditor(writtenForm(joinChecks(job.applicationForm, job.jobChecks), null)),
  );
  const { design, problems, announcement } = useDesignOf(editor);
  const [mutate, isSaving] = useMutate(updateJobFormMutation, t('keeping.lost'));
  const save = async () => {
    const { jobChecks } = splitChecks(JSON.parse(editor.state().text));
    const { id, updatedAt } = job;
    const payload = await mutate({ input: { id, updatedAt, attributes: { jobChecks } } });
    if (!payload) return;
    if (!payload.job) return toastRefusals(payload.errors);
    toast.success(t('checks.saved'));
    onDone();
    await queryClient.invalidateQueries();
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
    </DesignContext>
  );
}
