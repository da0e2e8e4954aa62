import { IconCrown, IconMailForward, IconUserMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, operationOf, type TadaDocumentNode } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { nameOf } from '../../nameOf.ts';
import styles from './Drawer.module.css';
import type { Member, Team } from './MemberForm.tsx';

const setAccountOwnerMutation = graphql(`
  mutation SetAccountOwner($input: SetAccountOwnerInput!) {
    setAccountOwner(input: $input) {
      member { id role }
      errors { code path }
    }
  }
`);

const resendInvitationMutation = graphql(`
  mutation ResendInvitation($input: ResendInvitationInput!) {
    resendInvitation(input: $input) {
      member { id invitationExpiresAt }
      errors { code path }
    }
  }
`);

const removeAccountMemberMutation = graphql(`
  mutation RemoveAccountMember($input: RemoveAccountMemberInput!) {
    removeAccountMember(input: $input) {
      errors { code path }
    }
  }
`);

interface Props {
  member: Member;
  team: Team;
  onDone: () => void;
}

/** Resends an invitation, removes a member, leaves the team, or transfers its ownership. */
export function MemberActions({ member, team, onDone }: Props) {
  const { t } = useMessages('team');
  const words = useWords();
  const { role } = useSignedIn();
  const isSelf = member.primaryUser.id === team.session?.user?.id;
  const [resend, resending] = useMemberAction(resendInvitationMutation, member.id);
  const [remove, removing] = useMemberAction(removeAccountMemberMutation, member.id, onDone);
  const [give, giving] = useMemberAction(setAccountOwnerMutation, member.id, onDone);
  const canResend = member.canEdit && !member.confirmed;
  const canGive = role === 'OWNER' && !isSelf && member.acceptedAt !== null;
  if (!canResend && !canGive && !member.canRemove) return null;
  const openConfirmation = (
    title: ReactNode,
    text: string,
    confirm: string,
    onConfirm: () => unknown,
  ) =>
    confirmation.open({
      title,
      children: text,
      onConfirm,
      labels: { confirm, cancel: t('ui:cancel') },
      confirmProps: { color: 'red' },
    });
  const removal = words.action('removeAccountMember');
  const gift = words.action('setAccountOwner');
  const name = nameOf(member);
  return (
    <div className={styles.actions}>
      <OwnerOnly>
        {canResend && (
          <Button
            variant="light"
            leftSection={<IconMailForward size={18} />}
            loading={resending}
            onClick={() => void resend()}
          >
            {words.action('resendInvitation').title}
          </Button>
        )}
        {canGive && (
          <Button
            variant="subtle"
            leftSection={<IconCrown size={18} />}
            loading={giving}
            onClick={() =>
              openConfirmation(
                messageWith(t, 'drawer.giveTitle', { name }),
                gift.description ?? '',
                gift.submit,
                give,
              )
            }
          >
            {gift.title}
          </Button>
        )}
        {member.canRemove && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconUserMinus size={18} />}
            loading={removing}
            onClick={() =>
              isSelf
                ? openConfirmation(t('leave.title'), t('leave.text'), t('leave.submit'), remove)
                : openConfirmation(
                    messageWith(t, 'drawer.removeTitle', { name }),
                    removal.description ?? '',
                    removal.submit,
                    remove,
                  )
            }
          >
            {isSelf ? t('leave.submit') : removal.title}
          </Button>
        )}
      </OwnerOnly>
    </div>
  );
}

/** Runs an action on a member that needs no further input; the shown data of the team is reloaded. */
function useMemberAction<Result extends object>(
  document: TadaDocumentNode<Result, { input: { memberId?: string | null } }>,
  memberId: string,
  onDone?: () => void,
): [() => Promise<void>, boolean] {
  const texts = useWords().action(operationOf(document).field);
  const queryClient = useQueryClient();
  const [mutate, pending] = useMutate(document);
  const run = async () => {
    const payload = (await mutate({ input: { memberId } })) as {
      errors: readonly Refusal[];
    } | null;
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(texts.success);
    onDone?.();
    await queryClient.invalidateQueries();
  };
  return [run, pending];
}
