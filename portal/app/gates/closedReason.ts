import type { NoAccessProps } from '../../ui/states/NoAccess.tsx';
import type { Session } from '../session/startSession.ts';

type Account = Pick<Session['account'], 'accountType' | 'canManage' | 'features'>;

/** Why a page is closed to this account or role. Personal accounts never have recruitment or members. */
export function closedReason(
  { accountType, canManage, features }: Account,
  feature?: 'invoices' | 'payouts' | 'workflows',
): NonNullable<NoAccessProps['reason']> {
  if (accountType === 'PERSONAL' && feature !== 'invoices') return 'teamsOnly';
  if (feature && !features[feature] && canManage) return 'switchedOff';
  return 'askOwner';
}
