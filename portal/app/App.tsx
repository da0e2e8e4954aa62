import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createAppRouter } from './createAppRouter.ts';
import { Kit } from './Kit.tsx';
import { routerWay } from './routing/routerWay.ts';
import { WayContext } from './routing/Way.ts';
import { leaveBy } from './session/watchSession.ts';

/** The whole portal, with the providers that the screens of an account need. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const [{ router, way }] = useState(() => {
    const router = createAppRouter(queryClient);
    const way = routerWay(router);
    leaveBy(way.go);
    return { router, way };
  });
  return (
    <Kit>
      <WayContext value={way}>
        <RouterProvider router={router} />
      </WayContext>
    </Kit>
  );
}
