import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { NoAccess, type NoAccessProps } from '../../ui/states/States.tsx';
import { useMessages } from '../../ui/texts.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { isForAccount } from '../routing/isReader.ts';
import { accountPath, useNavigation } from '../routing/Navigation.ts';
import type { Session } from '../session/loadSession.ts';
import { useSignedIn } from '../session/useSignedIn.ts';

type Account = Pick<Session['account'], 'accountType' | 'canManage' | 'features'>;

interface Needs {
  /** The feature that the page needs, where it needs one. */
  feature?: 'invoices' | 'payouts' | 'workflows';
  /** The readers of its route, as in `ModuleRoute`. */
  readers?: readonly string[];
}

/** A page that is not for this account or role. Owners are not referred to an owner for access. */
export function Closed({ action, ...needs }: Needs & { action?: ReactNode }) {
  const reason = closedReason(useSignedIn().account, needs);
  if (reason === 'ownOnly') return <NoAccess reason={reason} action={<ToOwn />} />;
  return <NoAccess reason={reason} action={reason === 'teamsOnly' ? undefined : action} />;
}

/** Leads to the same page of the user's own account. */
function ToOwn() {
  const { t } = useMessages('ui');
  const language = useLanguage();
  const pathname = useNavigation().usePathname() ?? '';
  const own = useSignedIn().accounts.find(({ accountType }) => accountType === 'PERSONAL');
  if (!own) return null;
  const path = pathname.split('/').slice(5).join('/');
  return (
    <LinkButton variant="light" as={AppLink} href={accountPath(language, own, path)}>
      {t('noAccess.toOwn')}
    </LinkButton>
  );
}

/** Why a page is closed to this account or role. Personal accounts never have recruitment or members. */
export function closedReason(
  { accountType, canManage, features }: Account,
  { feature, readers = [] }: Needs,
): NonNullable<NoAccessProps['reason']> {
  if (accountType === 'PERSONAL' && feature !== 'invoices') return 'teamsOnly';
  if (!isForAccount(readers, accountType)) return 'ownOnly';
  if (feature && !features[feature] && canManage) return 'switchedOff';
  return 'askOwner';
}
