import { useQuery } from '@tanstack/react-query';
import { useShownEmail } from '#forms/validate/use-shown-email.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { Facts } from '../../ui/layout/Page.tsx';
import { Popup } from '../../ui/popups/Popup.tsx';
import { ErrorState, RowsSkeleton } from '../../ui/states/States.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { useSignedIn } from '../session/useSignedIn.ts';

/** The details of the team shown to its members. */
const teamInfoQuery = graphql(`
  query TeamInfo {
    session {
      id
      account {
        id tag organizationNumber email phoneNumber role
        primaryUser { id firstName lastName }
        counts { members departments }
      }
    }
  }
`);

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** A team's details and contact information, for its members. */
export function TeamInfoDialog({ opened, onClose }: Props) {
  const { t } = useMessages('accounts');
  const words = useWords('accounts');
  const { displayName } = useSignedIn().account;
  const query = useQuery(queryOf(teamInfoQuery, {}));
  const account = query.data?.session?.account;
  const email = useShownEmail(account?.email ?? '');
  const field = (name: string) => words.field(`accounts.${name}`).label;
  const { firstName = '', lastName = '' } = account?.primaryUser ?? {};
  const owner = [firstName, lastName].filter(Boolean).join(' ');
  const facts = account && [
    account.tag && { name: field('tag'), value: words.value('AccountTag', account.tag).label },
    account.organizationNumber && {
      name: field('organizationNumber'),
      value: formatIdentifier.organizationNumber(account.organizationNumber),
    },
    account.email && { name: words.field('update_account.email').label, value: email },
    account.phoneNumber && { name: field('phoneNumber'), value: account.phoneNumber },
    owner && { name: words.value('AccountRole', 'OWNER').label, value: owner },
    account.counts && { name: words.noun('members').many, value: account.counts.members },
    account.counts && {
      name: words.noun('departments').many,
      value: account.counts.departments,
    },
    account.role && {
      name: t('about.role'),
      value: words.value('AccountRole', account.role).label,
    },
  ];
  return (
    <Popup
      opened={opened}
      onClose={onClose}
      title={messageWith(t, 'about.title', { name: displayName })}
    >
      {query.isPending && <RowsSkeleton rows={5} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {facts && <Facts facts={facts.filter((one) => one !== null && one !== '')} />}
    </Popup>
  );
}
