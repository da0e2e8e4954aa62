import { prerender } from 'react-dom/static';
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
vi.mock('./gates/AccountGate.tsx', () => ({ AccountGate: says('gate') }));
vi.mock('./gates/OnboardGate.tsx', () => ({ OnboardGate: says('name') }));
vi.mock('./PublicLayout.tsx', () => ({ PublicLayout: says('open') }));
vi.mock('./shell/AppFrame.tsx', () => ({ AppFrame: says('account') }));
vi.mock('./banners/ImpersonationBanner.tsx', () => ({ ImpersonationBanner: says('banner') }));
vi.mock('./invitations/TeamInvitation.tsx', () => ({ TeamInvitation: () => null }));
vi.mock('./slots/PopupSlot.tsx', () => ({ PopupSlot: () => null }));
vi.mock('../ui/popups/ConfirmPopup.tsx', () => ({ ConfirmPopup: () => null }));
vi.mock('@tanstack/react-router', () => ({
  Outlet: () => null,
  useMatches: () => known.isUngated,
}));

function shown(confirmed: boolean, more: object = {}, isUngated = false): Promise<string> {
  const session = { user: { confirmed }, administrator: null, needsOnboarding: false, ...more };
  Object.assign(known, { session, isUngated });
  return rendered();
}

/** What is there once all that is fetched has come; the gates are fetched by those who need them. */
async function rendered(): Promise<string> {
  const { prelude } = await prerender(<AccountLayout />);
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '');
}

test('who has not proven their address is at the gate, whatever the page', async () => {
  expect(await shown(false)).toBe('[gate]');
  expect(await shown(true)).toBe('[account]');
});

test('an administrator passes the gate, under their banner', async () => {
  expect(await shown(false, { administrator: { id: 'usr_2' } })).toBe('[banner][account]');
});

test('who was invited says who they are first', async () => {
  expect(await shown(true, { needsOnboarding: true })).toBe('[name]');
});

test('a page that is for everybody is behind no gate', async () => {
  expect(await shown(false, {}, true)).toBe('[open]');
  expect(await shown(true, { needsOnboarding: true }, true)).toBe('[open]');
});

test('while nobody knows who comes there is the shell in outline', async () => {
  Object.assign(known, { session: null });
  expect(await rendered()).toBe('[waiting]');
});
