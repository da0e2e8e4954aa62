import { useTranslation } from 'react-i18next';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { FormDesigner } from '../FormDesigner.tsx';
import type { JobFormData } from './JobFormData.ts';
import { KeepingNote } from './KeepingNote.tsx';
import { TwoForms } from './TwoForms.tsx';
import { useSheet } from './useSheet.ts';
import { useVersions } from './useVersions.ts';

/** The form designer: changes are stored on this device at once, and at the server on save. */
export function FormSheet({ job }: { job: JobFormData }) {
  const { t } = useTranslation('recruitment/designer');
  const href = useHref();
  const sheet = useSheet(job);
  const versions = useVersions(sheet.saved, sheet.savedText);
  return (
    <Page
      title={t('title')}
      lead={job.title}
      badge={<KeepingNote keeping={sheet.keeping} />}
      actions={
        <>
          <LinkButton variant="subtle" href={href(`recruitmore/jobs/${job.id}`)} as={AppLink}>
            {t('toJob')}
          </LinkButton>
          <Button
            loading={sheet.isSaving}
            disabled={sheet.keeping === 'saved'}
            onClick={() => void sheet.save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <FormDesigner desk={sheet.desk} versions={versions} />
      {sheet.isStale && <TwoForms sheet={sheet} />}
    </Page>
  );
}
