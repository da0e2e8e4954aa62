/** The search parameters of the log-in screens. */
export interface EntranceSearch {
  /** The page to return to after sign-in. */
  redirect: string | null;
  /** The reason the user has to sign in again, if there is one. */
  reason: 'ended' | 'left' | null;
  token: string | null;
  kind: 'person' | 'team';
  referrer: string | null;
}

export function entranceSearch(raw: Record<string, string>): EntranceSearch {
  return {
    redirect: raw.redirect ?? null,
    reason: raw.reason === 'ended' || raw.reason === 'left' ? raw.reason : null,
    token: raw.token ?? null,
    kind: raw.kind === 'team' ? 'team' : 'person',
    referrer: raw.referrer ?? null,
  };
}
