import {
  type FirstLoads,
  frame,
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

/** The screens with a size budget, including everything they load on a first visit. */
export const screenScripts: ScreenScripts[] = [
  ofPortal('landing', [screenOf('landing')], 118_000),
  ofPortal('sign-in', [screenOf('sign-in')], 120_000),
  ofPortal('public invoice', [screenOf('public invoice')], 121_000),
  ofPortal('invoice list', [frame, screenOf('invoice list')], 212_000),
  ofPortal('invoice creation', [frame, screenOf('invoice creation')], 302_000),
  ofPortal('dashboard', [frame, screenOf('dashboard')], 216_000),
  ofPortal('enrolment wizard', [screenOf('enrolment wizard')], 130_000),
  ofPortal(
    'page of an application',
    [screenOf('enrolment wizard'), screenOf('enrolment wizard').next ?? { modules: [] }],
    // The code that renders forms is loaded when the user starts to fill one in; it has a budget of its own.
    230_000,
  ),
  {
    name: 'console dashboard',
    frontEnd: 'admin',
    modules: ['app/console/Console.tsx', '../virtual:words/nb/labels'],
    // Of the 400 that are allowed; it should not come back unseen. 39 of them are ra-data-graphql's.
    budget: 337_000,
  },
];

function ofPortal(name: string, loads: FirstLoads[], budget: number): ScreenScripts {
  return { name, frontEnd: 'portal', modules: piecesOf(loads, 'nb'), budget };
}

function screenOf(name: string): PortalScreen {
  const screen = portalScreens.find((one) => one.name === name);
  if (!screen) throw new Error(`The portal has no screen of the name ${name}`);
  return screen;
}
