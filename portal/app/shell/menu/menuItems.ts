import type { Session } from '../../session/loadSession.ts';
import type { MenuItem } from './MenuItem.ts';

const found = import.meta.glob<MenuItem[]>('../../../modules/*/menu.ts', {
  eager: true,
  import: 'menu',
});

const declared = import.meta.glob<MenuItem[]>('../../screens/menu.ts', {
  eager: true,
  import: 'menu',
});
const inSection = (one: MenuItem) => (item: MenuItem) => item.section === one.section;
const own = Object.values(found).flat();
const others = Object.values(declared)
  .flat()
  .filter(({ path }) => !own.some((item) => item.path === path))
  // If a module's own lines are hidden from a user, its generated ones are too.
  .map((item) => ({ ...item, visible: own.find(inSection(item))?.visible ?? item.visible }));

/** The side menu in order: lines listed by modules, and the declared screens they do not list. */
const menuItems: MenuItem[] = [...own, ...others].sort((a, b) => a.order - b.order);

/** The lines this person has in this account, which are few while it waits to be deleted. */
export function itemsFor(session: Session): MenuItem[] {
  const isLeaving = session.account.deletionScheduledOn !== null;
  return menuItems.filter(
    ({ visible, onlyWhileLeaving = false }) => visible(session) && onlyWhileLeaving === isLeaving,
  );
}

/** Beside the way to all the others: with a fifth the names would run into one another on a phone. */
const mostTabs = 4;

/** The tabs of the bottom bar for this user and account. */
export function tabsFor(session: Session): MenuItem[] {
  return itemsFor(session)
    .filter(({ tab }) => tab !== undefined)
    .sort((a, b) => a.tab! - b.tab!)
    .slice(0, mostTabs);
}

/** The folders whose messages the menu and the tabs are named by, so that they arrive at once and not as each part renders. */
export function menuTexts(session: Session): string[] {
  const labels = itemsFor(session).flatMap(({ label, short = label }) => [label, short]);
  return [...new Set(['accounts', ...labels.map((label) => label.split(':')[0]!)])];
}
