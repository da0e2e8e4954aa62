import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { departmentChoicesQuery } from '../departmentChoicesQuery.ts';
import { ColumnList, useColumnNames } from './ColumnList.tsx';
import styles from './Import.module.css';
import { memberColumns } from './memberColumns.ts';
import { Problems } from './Problems.tsx';
import { importAccountMembersMutation, useMemberFile } from './useMemberFile.ts';

const accept = [
  '.csv',
  '.xlsx',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

interface Props {
  loading: boolean;
  onFile: (file: File | undefined) => void;
}

/** A file of people: chosen, its columns named, and all of it invited or nothing. */
export function ImportMembers() {
  const { t } = useMessages('team');
  const texts = useWords().action('importAccountMembers');
  const href = useHref();
  const queryClient = useQueryClient();
  const { accountType } = useSignedIn().account;
  const team = useQuery(queryOf(departmentChoicesQuery, {}));
  const [send, sending] = useMutate(importAccountMembersMutation);
  const [done, setDone] = useState<{ added: number; known: number } | null>(null);
  const chosen = useMemberFile();
  const { preview, sample, columns } = chosen;
  const mayAdd = team.data?.session?.account?.canManageDepartments;
  if (accountType !== 'TEAM' || mayAdd === false) return <Closed />;
  const submit = async () => {
    const payload = await send({ input: chosen.input });
    if (!payload) return;
    chosen.refuse(payload.errors);
    if (payload.errors.length > 0) return;
    await queryClient.invalidateQueries();
    setDone({ added: payload.added ?? 0, known: payload.known ?? 0 });
  };
  return (
    <Page narrow title={texts.title} lead={texts.description}>
      {team.isPending && (
        <Card>
          <RowsSkeleton rows={3} />
        </Card>
      )}
      {team.isError && <ErrorState error={team.error} onRetry={() => void team.refetch()} />}
      {done && <Imported {...done} />}
      {team.data && !done && (
        <div className={styles.steps}>
          <Card>
            {chosen.file && (
              <p className={styles.filename} translate="no">
                {chosen.file.filename}
              </p>
            )}
            <ChooseFile loading={preview.isFetching} onFile={(file) => void chosen.choose(file)} />
          </Card>
          <Problems refusals={chosen.refused} />
          {preview.isError && (
            <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
          )}
          {chosen.file && preview.isPending && (
            <Card>
              <RowsSkeleton rows={4} />
            </Card>
          )}
          {sample && (
            <Card title={t('import.columns')} lead={t('import.columnsLead')}>
              <ColumnList
                headings={sample.headings ?? []}
                columns={columns}
                sample={sample.sample ?? []}
                onName={chosen.name}
              />
            </Card>
          )}
          <div className={styles.foot}>
            {sample && (
              <OwnerOnly>
                <Button loading={sending} onClick={() => void submit()}>
                  {sample.added ? t('import.submit', { count: sample.added }) : texts.submit}
                </Button>
              </OwnerOnly>
            )}
            <LinkButton variant="subtle" as={AppLink} href={href('account/settings/team/members')}>
              {t('import.back')}
            </LinkButton>
            {sample && Boolean(sample.known) && (
              <p className={styles.hint}>{t('import.known', { count: sample.known ?? 0 })}</p>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** The area for choosing a file, and an empty template to fill in. */
function ChooseFile({ loading, onFile }: Props) {
  const { t } = useMessages('team');
  const names = useColumnNames();
  const headings = memberColumns.filter((one) => one !== 'SKIPPED').map((one) => names[one]);
  // The byte order mark announces UTF-8, and Norwegian spreadsheet programs use semicolons as separators.
  const template = encodeURIComponent(`\ufeff${headings.join(';')}\r\n`);
  return (
    <DropArea
      path="file"
      accept={accept}
      multiple={false}
      loading={loading}
      onFiles={([file]) => onFile(file)}
    >
      <p className={styles.hint}>{t('import.formats')}</p>
      <LinkButton
        variant="subtle"
        size="sm"
        href={`data:text/csv;charset=utf-8,${template}`}
        download={t('import.templateName')}
        leftSection={<IconDownload size={18} stroke={1.5} />}
      >
        {t('import.template')}
      </LinkButton>
    </DropArea>
  );
}

/** The result of an import: the numbers of invited and of existing members. */
function Imported({ added, known }: { added: number; known: number }) {
  const { t } = useMessages('team');
  const href = useHref();
  const texts = [
    added > 0 ? t('import.addedText', { count: added }) : null,
    known > 0 ? t('import.known', { count: known }) : null,
  ];
  return (
    <Card>
      <div role="status">
        <EmptyState
          icon={<IconCircleCheck size={28} stroke={1.5} />}
          title={added > 0 ? t('import.added', { count: added }) : t('import.nobodyNew')}
          text={texts.filter(Boolean).join(' ')}
          action={
            <LinkButton as={AppLink} href={href('account/settings/team/members')}>
              {t('import.back')}
            </LinkButton>
          }
        />
      </div>
    </Card>
  );
}
