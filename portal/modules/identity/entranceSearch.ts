/** What the log-in screens read from the address. */
export interface EntranceSearch {
  /** Where one was headed. */
  redirect: string | null;
  /** Why one has to sign in again, when that is so. */
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
