import { IconAlertTriangle, IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { FormDesigner } from '../FormDesigner.tsx';
import styles from './Page.module.css';
import { TwoForms } from './TwoForms.tsx';
import { type JobFormData, type SaveState, useFormEditor } from './useFormEditor.ts';
import { useVersions } from './useVersions.ts';

const icons = { saved: IconCheck, here: IconDeviceFloppy, failed: IconAlertTriangle };

/** The form designer: changes are stored on this device at once, and at the server on save. */
export function FormEditor({ job }: { job: JobFormData }) {
  const { t } = useTranslation('recruitment/designer');
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
      <FormDesigner editor={editor.editor} versions={versions} />
      {editor.isStale && <TwoForms editor={editor} />}
    </Page>
  );
}

/** Whether the changes are saved at the server, or on this device only. */
function SaveNote({ saveState }: { saveState: SaveState }) {
  const { t } = useTranslation('recruitment/designer');
  const Icon = icons[saveState];
  return (
    <span className={styles.note} data-keeping={saveState} role="status">
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{t(`keeping.${saveState}`)}</span>
    </span>
  );
}
