import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CreateTeamDialog } from './CreateTeamDialog.tsx';

// Goal: who has made a team comes to what it is on a phone, and to what can be set on a desktop.
// Method: a form that is answered at once, a window of a width, a router that only remembers.

const received = vi.hoisted(() => ({
  navigate: async (_to: object) => {},
  onDone: async (_answer: object) => {},
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ navigate: (to: object) => received.navigate(to) }),
}));
vi.mock('../../ui/words/useWords.ts', () => ({ useWords: () => ({ action: () => ({}) }) }));
vi.mock('../../ui/popups/Popup.tsx', () => ({
  Popup: ({ children }: { children: unknown }) => children,
}));
vi.mock('../impersonation/OwnerOnly.tsx', () => ({
  OwnerOnly: ({ children }: { children: unknown }) => children,
}));
vi.mock('../language/useLanguage.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('../forms/declared/DeclaredForm.tsx', () => ({
  DeclaredForm: ({ onDone }: { onDone: (answer: object) => Promise<void> }) => {
    received.onDone = onDone;
    return null;
  },
}));

const navigate = vi.fn(async () => {});
const close = vi.fn();
const account = { slug: 'the-band', accountType: 'TEAM' };

beforeEach(() => {
  received.navigate = navigate;
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

async function made(width: number): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
  }));
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CreateTeamDialog opened onClose={close} />
    </QueryClientProvider>,
  );
  await received.onDone({ account });
}

test.each([
  [390, 'account/dashboard'],
  [767, 'account/dashboard'],
  [768, 'account/settings'],
  [1440, 'account/settings'],
])('who has made a team at %i px comes to its %s', async (width, page) => {
  await made(width);
  expect(navigate).toHaveBeenCalledWith({ href: `/v2/en/business/the-band/${page}` });
  expect(close).toHaveBeenCalledOnce();
});
