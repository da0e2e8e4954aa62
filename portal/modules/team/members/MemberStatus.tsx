import { StateBadge } from '#portal/ui/states/StateBadge.tsx';
import { useMessages } from '#portal/ui/texts.ts';

interface Invitee {
  confirmed: boolean;
  acceptedAt: string | null;
  invitationExpiresAt: string | null;
}

/** Invited until the person is confirmed, then Active. If the link has expired, the team must send another. */
export function MemberStatus({ member }: { member: Invitee }) {
  const { t } = useMessages('team');
  if (member.confirmed) return <StateBadge outcome="GOOD_END">{t('status.active')}</StateBadge>;
  const outcome = pendingStep(member) === 'expired' ? 'MEMBERS' : 'OTHERS';
  return <StateBadge outcome={outcome}>{t('status.invited')}</StateBadge>;
}

/** The step that joining waits for, besides the link that is on its way. */
export function pendingStep(member: Invitee): 'expired' | 'unaccepted' | null {
  const { confirmed, acceptedAt, invitationExpiresAt } = member;
  if (confirmed) return acceptedAt ? null : 'unaccepted';
  return invitationExpiresAt && new Date(invitationExpiresAt) < new Date() ? 'expired' : null;
}
