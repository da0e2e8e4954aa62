import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ComponentType, createElement } from 'react';
import { patiently } from '../../ui/parts/patiently.ts';

/** So long the frame that the page came with stays for a page that loads; then the skeleton takes its place. */
const PATIENCE_MS = 800;

let opened: ComponentType | null = null;
let opening: Promise<ComponentType> | null = null;

/** The whole portal where it is open, or null. */
export const openedWhole = () => opened;

/** Fetches what only an account needs: the router, the kit, and the frame of its pages. */
export async function fetchWhole() {
  const whole = patiently(() => import('../App.tsx'));
  // Forms open over pages that are shown, and must not take them away to wait for texts.
  await i18next.loadNamespaces(['errors', 'words']);
  return whole;
}

/**
 * Opens the whole portal at the present address. What React renders once is sooner there than what it renders
 * as a skeleton first: between a skeleton and what takes its place React lets a third of a second pass.
 */
export function loadWhole(queryClient: QueryClient): Promise<ComponentType> {
  opening ??= open(queryClient);
  return opening;
}

async function open(queryClient: QueryClient): Promise<ComponentType> {
  const { App, openPortal } = await fetchWhole();
  const { loaded, ...portal } = openPortal(queryClient);
  await Promise.race([
    loaded.catch(console.warn),
    new Promise((done) => setTimeout(done, PATIENCE_MS)),
  ]);
  opened = () => createElement(App, portal);
  return opened;
}
