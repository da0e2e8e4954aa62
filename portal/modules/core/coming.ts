import { createElement } from 'react';
import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';
import type { Kind } from './coming/Kind.ts';

/** Addresses that are promised and not built. A module that brings one of them takes its place. */
const promised: Record<Kind, string[]> = {
  purchases: ['', '/all', '/refunds', '/by-supplier'].map((tab) => `payoutmore/purchases${tab}`),
};
const starts = ['payoutmore/purchases'];

export const coming: ModuleRoute[] = Object.entries(promised).flatMap(([kind, paths]) => {
  const screen = async () => {
    const { Coming } = await import('./coming/Coming.tsx');
    return () => createElement(Coming, { kind: kind as Kind });
  };
  return paths.map((path): ModuleRoute => {
    const route = { path, access: 'loggedIn', screen } as const;
    return starts.includes(path) ? { ...route, start: path.split('/')[0]! } : route;
  });
});
