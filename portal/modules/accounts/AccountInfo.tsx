import { useQuery } from '@tanstack/react-query';
import { LanguageSwitch } from '../../app/language/LanguageSwitch.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { SchemeSwitch } from '../../app/shell/SchemeSwitch.tsx';
import { IdentitiesSlot } from '../../app/slots/IdentitiesSlot.tsx';
import { queryOf } from '../../graphql/graphql.ts';
import { Card, Page } from '../../ui/layout/Page.tsx';
import { ErrorState, RowsSkeleton } from '../../ui/states/States.tsx';
import { useMessages } from '../../ui/texts.ts';
import styles from './AccountInfo.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DataExport } from './export/DataExport.tsx';
import { accountInfoQuery } from './info/accountInfoQuery.ts';
import { PersonRows } from './info/PersonRows.tsx';
import { TeamRows } from './info/TeamRows.tsx';

/** The details of this account, and how this browser shows it. */
export function AccountInfo() {
  const { t } = useMessages('accounts');
  const { account } = useSignedIn();
  const team = account.accountType === 'TEAM';
  const query = useQuery(queryOf(accountInfoQuery, {}));
  const session = query.data?.session;
  return (
    <Page narrow title={t(team ? 'menu.orgInfo' : 'menu.accountInfo')}>
      <div className={styles.cards}>
        <Card>
          {query.isPending && <RowsSkeleton rows={3} />}
          {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
          {session && (team ? <TeamRows session={session} /> : <PersonRows session={session} />)}
        </Card>
        {!team && <IdentitiesSlot />}
        <Card title={t('info.appearance')} lead={t('info.appearanceLead')}>
          <div className={styles.row}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </Card>
        {team ? <DeleteAccount /> : <DataExport />}
      </div>
    </Page>
  );
}
