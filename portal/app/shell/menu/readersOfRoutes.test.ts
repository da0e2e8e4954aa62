import { expect, test } from 'vitest';
import { isForAccount } from '../../routing/isReader.ts';
import { type ModuleRoute, moduleRoutes } from '../../routing/ModuleRoute.ts';
import type { Session } from '../../session/loadSession.ts';
import { itemsFor } from './menuItems.ts';

// Goal: an address of people typed by hand in a team, or of teams in a person's account, opens no page that is not meant
// for it. Method: the menu offers a page to one type of account alone, and the route and those below it name that type.

const types = ['PERSONAL', 'TEAM'] as const;

function offeredTo(accountType: (typeof types)[number]): string[] {
  const features = { invoices: true, payouts: true, workflows: true };
  const may = { canManage: true, canManageDepartments: true, hasApplied: true };
  const account = { accountType, features, deletionScheduledOn: null, ...may };
  const session = { account, role: 'OWNER', hasFreelanceProfiles: true } as unknown as Session;
  return itemsFor(session).map(({ path }) => path);
}

const routes = moduleRoutes.filter(({ access }) => access === 'loggedIn');
const readersOf = ({ readers = [] }: ModuleRoute) =>
  types.filter((type) => isForAccount(readers, type));

/** The log-in is the user's in every account; checks are the applicant's as well as the team's. */
const ofBoth = ['account/settings/authentication', 'recruitmore/verification-checks'];

test.each(types)('a page that the menu offers to %s alone is closed to the other type', (type) => {
  const others = types.flatMap((one) => (one === type ? [] : offeredTo(one)));
  const alone = offeredTo(type).filter((path) => !others.includes(path) && !ofBoth.includes(path));
  expect(alone.length).toBeGreaterThan(3);
  const within = (path: string) => (one: ModuleRoute) =>
    one.path === path || one.path.startsWith(`${path}/`);
  const open = alone.flatMap((path) =>
    routes
      .filter(within(path))
      // The page of a row that the account does not have is not found.
      .filter((one) => !/\/\$\w+$/.test(one.path))
      .filter((one) => readersOf(one).join() !== type)
      .map((one) => one.path),
  );
  expect(open).toEqual([]);
});
