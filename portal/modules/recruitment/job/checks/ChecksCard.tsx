import { useDisclosure } from '@mantine/hooks';
import { useMemo } from 'react';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { Card, Facts } from '#portal/ui/layout/Page.tsx';
import { usePart } from '#portal/ui/parts/usePart.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useCheckText } from '../../designer/conditions/useCheckText.ts';
import { joinChecks } from '../../designer/document/formAndChecks.ts';
import { readOutline } from '../../designer/document/readOutline.ts';
import type { JobWithChecks } from './ChecksEditor.tsx';

const load = async () => (await import('./ChecksEditor.tsx')).ChecksEditor;

/** The checks of applicants to a job, with a button to change them. */
export function ChecksCard({ job }: { job: JobWithChecks }) {
  const { t } = useMessages('recruitment/designer');
  const { account } = useSignedIn();
  const [opened, { open, close }] = useDisclosure(false);
  const Editor = usePart(load, opened, close);
  const outline = useMemo(
    () => readOutline(JSON.stringify(joinChecks(job.applicationForm, job.jobChecks))),
    [job],
  );
  const text = useCheckText(outline);
  return (
    <Card
      title={t('checks.title')}
      {...(outline.checks.length === 0 && { lead: t('checks.none') })}
      actions={
        account.canManage && (
          <Button variant="light" size="sm" onClick={open}>
            {t('checks.change')}
          </Button>
        )
      }
    >
      {outline.checks.length > 0 && (
        <Facts
          facts={outline.checks.map((check) => ({
            name: text.name(check),
            value: text.marks(check) || t('checks.condition.always'),
          }))}
        />
      )}
      <Popup opened={opened} onClose={close} title={t('checks.title')}>
        {Editor ? <Editor job={job} onDone={close} /> : <Skeleton height={240} />}
      </Popup>
    </Card>
  );
}
