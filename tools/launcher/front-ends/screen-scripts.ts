import {
  type FirstLoads,
  loadsOf,
  type PortalScreen,
  piecesOf,
  portalScreens,
} from '#shared/scripts/portal-screens.ts';

interface ScreenScripts {
  name: string;
  frontEnd: string;
  /** The modules loaded besides the page's own script, by their source path. */
  modules: string[];
  /** Bytes, compressed. */
  budget: number;
}

const wizard = screenOf('enrolment wizard');

/** The screens with a size budget, including everything they load on a first visit. */
export const screenScripts: ScreenScripts[] = [
  ofPortal('landing', 118_000),
  ofPortal('sign-in', 120_000),
  ofPortal('public invoice', 121_000),
  ofPortal('invoice list', 212_000),
  ofPortal('invoice creation', 302_000),
  ofPortal('dashboard', 216_000),
  ofPortal('enrolment wizard', 130_000),
  // The code that renders forms is loaded when the user starts to fill one in; it has a budget of its own.
  ofPortal('page of an application', 230_000, [wizard, ...(wizard.next ? [wizard.next] : [])]),
  {
    name: 'console dashboard',
    frontEnd: 'admin',
    modules: ['app/console/Console.tsx', '../virtual:words/nb/labels'],
    // Of the 400 that are allowed; it should not come back unseen. 39 of them are ra-data-graphql's.
    budget: 338_000,
  },
];

function ofPortal(
  name: string,
  budget: number,
  loads: FirstLoads[] = loadsOf(screenOf(name)),
): ScreenScripts {
  return { name, frontEnd: 'portal', modules: piecesOf(loads, 'nb'), budget };
}

function screenOf(name: string): PortalScreen {
  const screen = portalScreens.find((one) => one.name === name);
  if (!screen) throw new Error(`The portal has no screen of the name ${name}`);
  return screen;
}
