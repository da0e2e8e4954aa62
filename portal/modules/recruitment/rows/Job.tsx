import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { localize } from '#forms/applications/localize.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { copyText } from '#portal/app/toasts/copyText.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { CopyValue } from '#portal/ui/layout/CopyValue.tsx';
import { Card, Facts } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { type Counts, CountsCard } from '../job/CountsCard.tsx';
import { ChecksCard } from '../job/checks/ChecksCard.tsx';
import { ColoursCard } from '../job/colours/ColoursCard.tsx';
import { InviteDialog } from '../job/InviteDialog.tsx';
import { jobQuery } from '../job/jobQuery.ts';

interface Props {
  id: string;
  counts: Counts | null;
  limit: number;
  /** The number of invited applicants, as far as the reader may know. */
  invited: number;
  mayInvite: boolean;
}

/** The part of a job's page that is not generated: its form, its checks, and the link for applicants. */
export function RowPart({ id }: RowPartProps) {
  const { data } = useQuery(queryOf(jobQuery, { id }));
  if (data?.node?.__typename !== 'Job') return null;
  const job = data.node;
  return (
    <>
      {job.status === 'PUBLISHED' && (
        <ShareCard
          id={job.id}
          counts={job.counts}
          limit={job.applicationLimit}
          invited={job.invitations.length}
          mayInvite={job.isHandled}
        />
      )}
      {job.status !== 'DRAFT' && job.counts && (
        <CountsCard id={job.id} counts={job.counts} handles={job.isHandled} />
      )}
      <FormCard id={job.id} form={job.applicationForm} />
      <ChecksCard job={job} />
      <ColoursCard key={job.updatedAt} job={job} />
    </>
  );
}

/** The number of questions of a job's form, with a link to the designer. */
function FormCard({ id, form }: { id: string; form: unknown }) {
  const { t } = useMessages('recruitment');
  const href = useHref();
  const { account } = useSignedIn();
  const { label } = useWords().field('jobs.applicationForm');
  const { pages = [] } = (form ?? {}) as Partial<ApplicationForm>;
  const count = pages.flatMap(({ questions = [] }) => questions).length;
  return (
    <Card
      title={label}
      lead={
        pages.length === 0
          ? t('form.none')
          : `${t('form.pages', { count: pages.length })}, ${t('form.questions', { count })}`
      }
      actions={
        account.canManage && (
          <LinkButton
            variant="light"
            size="sm"
            as={AppLink}
            href={href(`recruitmore/jobs/${id}/form`)}
          >
            {t(pages.length === 0 ? 'form.make' : 'form.open')}
          </LinkButton>
        )
      }
    >
      {pages.length > 0 && (
        <Facts
          facts={readPages(form as ApplicationForm).map(({ page, questions }) => ({
            name: localize(page.title, currentLanguage()),
            value: t('form.questions', { count: questions.length }),
          }))}
        />
      )}
    </Card>
  );
}

/** The link for applicants, to be passed on, and the number who have applied. */
function ShareCard({ id, counts, limit, invited, mayInvite }: Props) {
  const { t } = useMessages('recruitment');
  const [isInviting, setInviting] = useState(false);
  const { title } = useWords().action('inviteApplicants');
  const language = currentLanguage();
  const address = `${window.location.origin}/v2/${language}/recruitmore/enrolment-wizard/${id}`;
  const applied = counts ? Object.values(counts).reduce((sum, one) => sum + one, 0) : 0;
  return (
    <Card
      title={t('share.title')}
      lead={t('share.lead', { applied, limit })}
      actions={
        mayInvite && (
          <Button variant="light" size="sm" onClick={() => setInviting(true)}>
            {title}
          </Button>
        )
      }
    >
      <CopyValue shown={address} onCopy={() => void copyText(address)} what={t('share.address')} />
      {invited > 0 && <p>{t('invite.sent', { count: invited })}</p>}
      <InviteDialog jobId={id} opened={isInviting} onClose={() => setInviting(false)} />
    </Card>
  );
}
