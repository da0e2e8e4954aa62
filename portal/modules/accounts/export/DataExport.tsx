import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import styles from '../AccountInfo.module.css';

/** The newest file with everything the person has here. */
const dataExportsQuery = graphql(`
  query DataExports {
    dataExports(perPage: 1) {
      items { id createdAt readyAt expiresAt file { id byteSize downloadPath } }
    }
  }
`);

const createDataExportMutation = graphql(`
  mutation CreateDataExport($input: CreateDataExportInput!) {
    createDataExport(input: $input) { dataExport { id } errors { code path } }
  }
`);

const LOOK_AGAIN_MS = 3000;

/** The export of the person's data: to request, in preparation, or available for a week. */
export function DataExport() {
  const { t, language } = useMessages('accounts');
  const { title, description, submit, success } = useWords().action('createDataExport');
  const queryClient = useQueryClient();
  const own = queryOf(dataExportsQuery, {});
  const query = useQuery({
    ...own,
    refetchInterval: ({ state }) => isBeingMade(state.data?.dataExports.items[0]) && LOOK_AGAIN_MS,
  });
  const [create, pending] = useMutate(createDataExportMutation);
  const request = async () => {
    const payload = await create({ input: {} });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(success);
    await queryClient.invalidateQueries({ queryKey: own.queryKey });
  };
  const newest = query.data?.dataExports.items[0];
  return (
    <Card title={title} lead={description}>
      {query.isPending && <RowsSkeleton rows={1} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && (
        <OwnerOnly>
          <div className={styles.row}>
            {newest?.file && newest.expiresAt ? (
              <>
                <LinkButton href={newest.file.downloadPath}>{t('export.download')}</LinkButton>
                <span className={styles.note}>
                  {t('export.until', { day: formatDay(newest.expiresAt, language) })}
                </span>
              </>
            ) : isBeingMade(newest) ? (
              <span role="status" className={styles.note}>
                {success}
              </span>
            ) : (
              <Button variant="light" loading={pending} onClick={() => void request()}>
                {submit}
              </Button>
            )}
          </div>
        </OwnerOnly>
      )}
    </Card>
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** An export not ready within a day has failed; then another may be requested. */
const isBeingMade = (newest: { readyAt: string | null; createdAt: string } | undefined) =>
  newest?.readyAt === null && Date.now() - Date.parse(newest.createdAt) < DAY_MS;
