import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';
import { loadSession } from '../../app/session/loadSession.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'account/dashboard',
    access: 'loggedIn',
    words: ['invoicing', 'recruitment'],
    messages: ['dashboard', 'ui/payout'],
    fetchAhead: async (queryClient) => {
      const [{ dashboardOf }, session] = await Promise.all([
        import('./dashboardQuery.ts'),
        loadSession(queryClient),
      ]);
      if (session) await queryClient.prefetchQuery(dashboardOf(session.account));
    },
    screen: async () => (await import('./Dashboard.tsx')).Dashboard,
  },
];
