import type { ReactNode } from 'react';
import { NoAccess, type NoAccessProps } from '../../ui/states/States.tsx';
import type { Session } from '../session/loadSession.ts';
import { useSignedIn } from '../session/useSignedIn.ts';

type Account = Pick<Session['account'], 'accountType' | 'canManage' | 'features'>;

interface Props {
  /** The feature that the page needs, where it needs one. */
  feature?: 'invoices' | 'payouts' | 'workflows';
  action?: ReactNode;
}

/** A page that is not for this account or role. Owners are not referred to an owner for access. */
export function Closed({ feature, action }: Props) {
  const reason = closedReason(useSignedIn().account, feature);
  return <NoAccess reason={reason} action={reason === 'teamsOnly' ? undefined : action} />;
}

/** Why a page is closed to this account or role. Personal accounts never have recruitment or members. */
export function closedReason(
  { accountType, canManage, features }: Account,
  feature?: 'invoices' | 'payouts' | 'workflows',
): NonNullable<NoAccessProps['reason']> {
  if (accountType === 'PERSONAL' && feature !== 'invoices') return 'teamsOnly';
  if (feature && !features[feature] && canManage) return 'switchedOff';
  return 'askOwner';
}
