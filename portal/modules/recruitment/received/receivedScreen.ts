import { places } from 'virtual:screens';
import { createElement } from 'react';
import { RECEIVED } from './places.ts';
import { ReceivedApplications } from './ReceivedApplications.tsx';

/** The declared list, with actions on many applications at once. */
export async function receivedScreen() {
  const screen = await places.find(({ path }) => path === RECEIVED)!.load();
  return () => createElement(ReceivedApplications, { screen });
}
