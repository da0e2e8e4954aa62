import type { EndReason } from '../../graphql/session/sessionEnd.ts';

/** The log-in, with the way back to where one was headed and, where there is one, the reason. */
export function logInPath(language: string, destination: string, reason?: EndReason): string {
  const search = new URLSearchParams({ redirect: destination, ...(reason ? { reason } : {}) });
  return `/v2/${language}/login/existing-user?${search}`;
}
