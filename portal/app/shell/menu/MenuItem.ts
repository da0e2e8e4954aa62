import type { Icon } from '@tabler/icons-react';
import type { Session } from '../../session/loadSession.ts';

/** A line in the side menu. Modules list theirs in `menu.ts`. */
export interface MenuItem {
  /** Translation key with its namespace, such as `words:nouns.clients.many`. */
  label: string;
  /** The short label, for places with space for a single word. */
  short?: string;
  icon: Icon;
  path: string;
  /** Another address of the same page, as a start page has. */
  also?: string;
  /** One of the portal's own sections, or one that the words of a module name. */
  section: string;
  order: number;
  visible: (session: Session) => boolean;
  /** The bottom bar on phones leads to it, in this place. */
  tab?: number;
  /** The label in the bottom bar, if the item represents more than its page. */
  area?: string;
  /** The description, as a key with its namespace; shown in the overview of an account's settings. */
  lead?: string;
  /** The only kind of line there is while the account waits to be deleted. */
  onlyWhileLeaving?: boolean;
  /** Shown in the overview of the settings and not in the menu itself. */
  onlyInSettings?: boolean;
}

/** Whether a line of the menu leads to the current page. */
export function isHere(
  { path, also }: Pick<MenuItem, 'path' | 'also'>,
  pathname: string,
  href: (path: string) => string,
): boolean {
  return pathname.startsWith(href(path)) || (also !== undefined && pathname === href(also));
}
