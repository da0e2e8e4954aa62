import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AccountLayout } from './AccountLayout.tsx';

// Goal: whoever has to do something first is led to it, and an administrator, who could not do it, is not
// (document A, section 2). Method: the layout with parts that only say what they are.

const known = vi.hoisted(() => ({ session: null as object | null, isUngated: false }));
const says = vi.hoisted(() => (name: string) => () => `[${name}]`);
vi.mock('./session/useSession.ts', () => ({ useSession: () => known.session }));
vi.mock('./shell/useRememberModule.ts', () => ({ useRememberModule: () => {} }));
vi.mock('./shell/useDeletionLock.ts', () => ({ useDeletionLock: () => {} }));
vi.mock('./shell/ShellSkeleton.tsx', () => ({ ShellSkeleton: says('waiting') }));
vi.mock('./gates/GateKeeper.tsx', () => ({ GateKeeper: says('gate') }));
vi.mock('./gates/OnboardGate.tsx', () => ({ OnboardGate: says('name') }));
vi.mock('./PublicLayout.tsx', () => ({ PublicLayout: says('open') }));
vi.mock('./shell/AppFrame.tsx', () => ({ AppFrame: says('account') }));
vi.mock('./banners/ImpersonationBanner.tsx', () => ({ ImpersonationBanner: says('banner') }));
vi.mock('./slots/PopupSlot.tsx', () => ({ PopupSlot: () => null }));
vi.mock('../ui/popups/ConfirmPopup.tsx', () => ({ ConfirmPopup: () => null }));
vi.mock('@tanstack/react-router', () => ({
  Outlet: () => null,
  useMatches: () => known.isUngated,
}));

function shown(confirmed: boolean, more: object = {}, isUngated = false): string {
  const session = { user: { confirmed }, administrator: null, needsOnboarding: false, ...more };
  Object.assign(known, { session, isUngated });
  return renderToStaticMarkup(<AccountLayout />);
}

test('who has not proven their address is at the gate, whatever the page', () => {
  expect(shown(false)).toBe('[gate]');
  expect(shown(true)).toBe('[account]');
});

test('an administrator passes the gate, under their banner', () => {
  expect(shown(false, { administrator: { id: 'usr_2' } })).toBe('[banner][account]');
});

test('who was invited says who they are first', () => {
  expect(shown(true, { needsOnboarding: true })).toBe('[name]');
});

test('a page that is for everybody is behind no gate', () => {
  expect(shown(false, {}, true)).toBe('[open]');
  expect(shown(true, { needsOnboarding: true }, true)).toBe('[open]');
});

test('while nobody knows who comes there is the shell in outline', () => {
  Object.assign(known, { session: null });
  expect(renderToStaticMarkup(<AccountLayout />)).toBe('[waiting]');
});
