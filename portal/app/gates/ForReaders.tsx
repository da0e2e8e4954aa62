import type { ReactNode } from 'react';
import { isForAccount } from '../routing/isReader.ts';
import { useNavigation } from '../routing/Navigation.ts';
import { Closed } from './Closed.tsx';

interface Props {
  readers: readonly string[];
  children?: ReactNode;
}

/**
 * A page of people or of teams, which an address typed by hand also opens in an account of the other type. The address
 * names the type: a link to the same page of another account renders it anew.
 */
export function ForReaders({ readers, children }: Props) {
  const { accountType } = useNavigation().useParams();
  const isTheirs = isForAccount(readers, accountType === 'business' ? 'TEAM' : 'PERSONAL');
  return isTheirs ? children : <Closed readers={readers} />;
}
