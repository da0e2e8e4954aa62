import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showEmail } from '#forms/validate/show-email.ts';
import { formDrafts } from '#portal/app/drafts/formDrafts.ts';
import { FormStack, TextField, useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { toast, toastFailure } from '#portal/app/toasts/toast.ts';
import { checkInput } from '#portal/graphql/checkInput.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { SlideOver } from '#portal/ui/popups/SlideOver.tsx';
import { ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { departmentChoicesQuery } from '../../departmentChoicesQuery.ts';
import { nameOf } from '../../nameOf.ts';
import { MemberRoles } from '../MemberRoles.tsx';
import { MemberStatus } from '../MemberStatus.tsx';
import styles from './Drawer.module.css';
import { isSameMailbox } from './isSameMailbox.ts';
import { MemberActions } from './MemberActions.tsx';
import {
  addAccountMemberMutation,
  type Member,
  MemberForm,
  memberQuery,
  type Team,
} from './MemberForm.tsx';

interface MemberViewProps {
  member: Member;
  team: Team;
  onDone: () => void;
}

/** Members whose name or address contains a text. */
const memberByEmailQuery = graphql(`
  query MemberByEmail($search: String) {
    members(page: 1, perPage: 100, filter: { search: $search }) {
      items { id email }
    }
  }
`);

interface EmailStepProps {
  onExisting: (memberId: string) => void;
  onNew: (email: string) => void;
}

const initial = { email: '' };

/** Stored until the member is added, so that a user who comes back continues with the same address. */
const EMAIL_DRAFT = 'member-email';

const options = { prefix: '' };

interface Props {
  /** Null for a new member. */
  memberId: string | null;
  onOpen: (memberId: string) => void;
  onClose: () => void;
}

/** A drawer over the list, for a new or an existing member. A new member is entered by address first. */
export function MemberDrawer({ memberId, onOpen, onClose }: Props) {
  const { t } = useMessages('team');
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
  const added = () => {
    formDrafts.open(EMAIL_DRAFT).forget();
    onClose();
  };
  const found = (id: string) => {
    formDrafts.open(EMAIL_DRAFT).forget();
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
          onDone={added}
        />
      )}
      {member && team.data && (
        <MemberView key={member.updatedAt} member={member} team={team.data} onDone={onClose} />
      )}
    </SlideOver>
  );
}

/** Asks for the address first: its owner may be a member already. */
function EmailStep({ onExisting, onNew }: EmailStepProps) {
  const { t } = useMessages('team');
  const words = useWords();
  const queryClient = useQueryClient();
  const form = useDraftForm(EMAIL_DRAFT, initial, options);
  const [pending, setPending] = useState(false);
  const go = async () => {
    const email = (form.values.email ?? '').trim();
    const input = { email, firstName: '-', lastName: '-' };
    const errors = await checkInput(addAccountMemberMutation, { input });
    if (errors.length > 0) return form.refuse(errors as Parameters<typeof form.refuse>[0]);
    const { members } = await queryClient.fetchQuery(
      queryOf(memberByEmailQuery, { search: email }),
    );
    const known = members.items.find((one) => isSameMailbox(one.email, email));
    if (known) onExisting(known.id);
    else onNew(email);
  };
  const submit = () => {
    setPending(true);
    go()
      .catch(toastFailure)
      .finally(() => setPending(false));
  };
  return (
    <FormStack onSubmit={submit} refused={form.others}>
      <TextField
        form={form}
        name="email"
        type="email"
        label={words.field('users.email').label}
        autoComplete="off"
        data-autofocus
      />
      <Button type="submit" loading={pending}>
        {t('drawer.next')}
      </Button>
    </FormStack>
  );
}

/** An existing member: status, roles and actions. */
function MemberView({ member, team, onDone }: MemberViewProps) {
  const { t } = useMessages('team');
  const words = useWords();
  return (
    <>
      <p className={styles.facts}>
        <MemberStatus member={member} />
        <span translate="no">{showEmail(member.email)}</span>
        {member.invitationExpiresAt && (
          <span>
            <span>{words.field('members.invitationExpiresAt').label}</span>{' '}
            <When value={member.invitationExpiresAt} />
          </span>
        )}
      </p>
      {member.canEdit ? (
        <MemberForm member={member} email={member.email} team={team} onDone={onDone} />
      ) : (
        <>
          <p>
            <MemberRoles member={member} />
          </p>
          <p className={styles.hint}>
            {t(member.role === 'OWNER' ? 'drawer.ownerHasAll' : 'drawer.askAdmin')}
          </p>
        </>
      )}
      <MemberActions member={member} team={team} onDone={onDone} />
    </>
  );
}
