import { redirect } from '@tanstack/react-router';

/** To the log-in, and from there back to where one was headed. */
export function redirectToLogIn(language: string, destination: string) {
  const back = encodeURIComponent(destination);
  return redirect({ href: `/v2/${language}/login/existing-user?redirect=${back}` });
}
