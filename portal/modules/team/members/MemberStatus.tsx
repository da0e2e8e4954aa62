import { StateBadge } from '#portal/ui/states/StateBadge.tsx';
import { useMessages } from '#portal/ui/texts.ts';

interface Props {
  member: { confirmed: boolean; invitationExpiresAt: string | null };
}

/** Whether a member has accepted the invitation, and if not, whether it is still valid. */
export function MemberStatus({ member }: Props) {
  const { t } = useMessages('team');
  if (member.confirmed) return <StateBadge outcome="GOOD_END">{t('status.active')}</StateBadge>;
  const over = member.invitationExpiresAt && new Date(member.invitationExpiresAt) < new Date();
  if (over) return <StateBadge outcome="MEMBERS">{t('status.expired')}</StateBadge>;
  return <StateBadge outcome="OTHERS">{t('status.invited')}</StateBadge>;
}
