import { useHref, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { type EndReason, endReasons } from '../../graphql/session/sessionEnd.ts';

/** The search parameters of the log-in screens. */
interface EntranceSearch {
  /** The page to return to after sign-in. */
  redirect: string | null;
  /** The reason the user has to sign in again, if there is one. */
  reason: EndReason | null;
  token: string | null;
  /** The purpose of a link from a mail, if its page differs, since an expired link has no data. */
  purpose: 'CHANGE_EMAIL' | null;
  kind: 'person' | 'team';
  referrer: string | null;
}

/** Links between the log-in screens that pass on the page to return to. */
export function useEntranceHref(): (path: string) => string {
  const href = useHref();
  const [{ redirect }] = useScreenSearch(entranceSearch);
  return (path) => (redirect ? `${href(path)}?${new URLSearchParams({ redirect })}` : href(path));
}

export function entranceSearch(raw: Record<string, string>): EntranceSearch {
  return {
    redirect: raw.redirect ?? null,
    reason: endReasons.find((one) => one === raw.reason) ?? null,
    token: raw.token ?? null,
    purpose: raw.purpose === 'CHANGE_EMAIL' ? raw.purpose : null,
    kind: raw.kind === 'team' ? 'team' : 'person',
    referrer: raw.referrer ?? null,
  };
}
