import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { showEmail } from '#forms/validate/show-email.ts';
import { FormStack, TextField, useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { departmentChoicesQuery } from '../../departmentChoicesQuery.ts';
import styles from './Drawer.module.css';
import { RoleFields } from './RoleFields.tsx';
import { initialRoles, knownDepartments, namedRefusals, wantedRoles } from './roleValues.ts';

export const addAccountMemberMutation = graphql(`
  mutation AddAccountMember($input: AddAccountMemberInput!) {
    addAccountMember(input: $input) {
      member { id confirmed }
      errors { code path }
    }
  }
`);

/** One member with everything the drawer shows and changes. */
export const memberQuery = graphql(`
  query Member($id: ID!) {
    node(id: $id) {
      __typename
      ... on Member {
        id email firstName lastName role confirmed acceptedAt invitationExpiresAt welcomedAt updatedAt canEdit canRemove
        primaryUser { id }
        departmentMemberships {
          id role criminalRecordAccess identityAccess
          department { id name canManage }
        }
      }
    }
  }
`);

/** A member as the drawer shows them. */
export type Member = Extract<
  NonNullable<ResultOf<typeof memberQuery>['node']>,
  { __typename: 'Member' }
>;

const updateAccountMemberMutation = graphql(`
  mutation UpdateAccountMember($input: UpdateAccountMemberInput!) {
    updateAccountMember(input: $input) {
      member { id updatedAt confirmed }
      errors { code path }
    }
  }
`);

export type Team = ResultOf<typeof departmentChoicesQuery>;

interface Props {
  /** Null for a new member. */
  member: Member | null;
  email: string;
  team: Team;
  /** Another address is meant. */
  onOther?: () => void;
  onDone: () => void;
}

const options = { prefix: '' };

/** The name of a new member, and the roles of any member. */
export function MemberForm({ member, email, team, onOther, onDone }: Props) {
  const { t } = useMessages('team');
  const words = useWords();
  const queryClient = useQueryClient();
  const initial = useMemo(
    () => ({ firstName: '', lastName: '', ...initialRoles(member) }),
    [member],
  );
  const storageKey = member ? `member-${member.id}-${member.updatedAt}` : `member-${email}`;
  const form = useDraftForm(storageKey, initial, options);
  const [add, adding] = useMutate(addAccountMemberMutation);
  const [update, updating] = useMutate(updateAccountMemberMutation);
  const departments = knownDepartments(team.departments.items, member);
  const texts = words.action(member ? 'updateAccountMember' : 'addAccountMember');
  const submit = async () => {
    const { firstName, lastName } = form.values;
    const wanted = wantedRoles(form.values, departments);
    const payload = member
      ? await update({ input: { memberId: member.id, updatedAt: member.updatedAt, ...wanted } })
      : await add({
          input: { email, firstName: firstName || null, lastName: lastName || null, ...wanted },
        });
    if (!payload) return;
    if (payload.errors.length > 0) {
      return form.refuse(namedRefusals(payload.errors, wanted.departmentMemberships));
    }
    form.forget();
    // A user whose address is already confirmed joins at once.
    toast.success(!member && payload.member?.confirmed ? t('drawer.added') : texts.success);
    await queryClient.invalidateQueries();
    onDone();
  };
  return (
    <FormStack onSubmit={() => void submit()} refused={form.others}>
      {!member && (
        <>
          <p className={styles.email}>
            <span translate="no">{showEmail(email)}</span>
            <Button variant="subtle" size="small" onClick={onOther}>
              {t('drawer.otherEmail')}
            </Button>
          </p>
          <p className={styles.hint}>{texts.description}</p>
          {(['firstName', 'lastName'] as const).map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={words.field(`users.${name}`).label}
              autoComplete="off"
            />
          ))}
        </>
      )}
      <RoleFields form={form} member={member} team={team} departments={departments} />
      <OwnerOnly>
        <Button type="submit" loading={adding || updating}>
          {texts.submit}
        </Button>
      </OwnerOnly>
    </FormStack>
  );
}
