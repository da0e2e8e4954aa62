import type { ReactNode } from 'react';
import { NoAccess } from '../../ui/states/NoAccess.tsx';
import { useSignedIn } from '../session/useSignedIn.ts';
import { closedReason } from './closedReason.ts';

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
