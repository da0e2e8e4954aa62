import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#portal/app/toasts/toast.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { SlideOver } from '#portal/ui/popups/SlideOver.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { PageSkeleton } from '#portal/ui/states/PageSkeleton.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { departmentChoicesQuery } from '../../departmentChoicesQuery.ts';
import { nameOf } from '../../nameOf.ts';
import { EmailStep } from './EmailStep.tsx';
import { MemberForm } from './MemberForm.tsx';
import { MemberView } from './MemberView.tsx';
import { memberQuery } from './memberQuery.ts';

interface Props {
  /** Null for a new member. */
  memberId: string | null;
  onOpen: (memberId: string) => void;
  onClose: () => void;
}

/** A drawer over the list, for a new or an existing member. A new member is entered by address first. */
export function MemberDrawer({ memberId, onOpen, onClose }: Props) {
  const { t } = useTranslation('team');
  const words = useWords();
  const [email, setEmail] = useState<string | null>(null);
  const team = useQuery(queryOf(departmentChoicesQuery, {}));
  const query = useQuery({
    ...queryOf(memberQuery, { id: memberId ?? '' }),
    enabled: memberId !== null,
    gcTime: 0,
  });
  const node = query.data?.node;
  const member = node?.__typename === 'Member' ? node : null;
  const isMissing = memberId !== null && query.isSuccess && !member;
  const found = (id: string) => {
    toast.success(t('drawer.exists'));
    onOpen(id);
  };
  return (
    <SlideOver
      opened
      onClose={onClose}
      title={member ? nameOf(member) : words.action('addAccountMember').title}
    >
      {((memberId && query.isPending) || team.isPending) && <PageSkeleton />}
      {team.isError && <ErrorState error={team.error} onRetry={() => void team.refetch()} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {isMissing && <p>{t('drawer.gone')}</p>}
      {memberId === null && team.data && email === null && (
        <EmailStep onExisting={found} onNew={setEmail} />
      )}
      {memberId === null && team.data && email !== null && (
        <MemberForm
          member={null}
          email={email}
          team={team.data}
          onOther={() => setEmail(null)}
          onDone={onClose}
        />
      )}
      {member && team.data && (
        <MemberView key={member.updatedAt} member={member} team={team.data} onDone={onClose} />
      )}
    </SlideOver>
  );
}
