import { useSession } from '../session/useSession.ts';

/** Whether an operator acts in this person's name, and must leave money and credentials alone. */
export function useActsAsOther(): boolean {
  return Boolean(useSession()?.administrator);
}
