import { redirect } from '@tanstack/react-router';
import { sessionEnd } from '../../graphql/session/sessionEnd.ts';
import { logInPath } from '../routing/logInPath.ts';

/** To the log-in, and from there back to where one was headed. */
export function redirectToLogIn(language: string, destination: string) {
  return redirect({ href: logInPath(language, destination, sessionEnd.reason()) });
}
