import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { NotFound } from '#portal/ui/states/NotFound.tsx';
import { PageSkeleton } from '#portal/ui/states/PageSkeleton.tsx';
import { FormEditor } from './FormEditor.tsx';
import { jobFormQuery } from './jobFormQuery.ts';

/** The form of a job, designed by those who manage the team. */
export function JobForm() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { account } = useSignedIn();
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
  return <FormEditor key={node.id} job={node} />;
}

/** The link to the list, for a form that does not exist or that the user may not edit. */
function ToJobs() {
  const { t } = useTranslation('recruitment/designer');
  const href = useHref();
  return (
    <LinkButton variant="light" href={href('recruitmore/jobs')} as={AppLink}>
      {t('page.toJobs')}
    </LinkButton>
  );
}
