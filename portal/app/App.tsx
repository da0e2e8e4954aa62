import '@mantine/core/styles.layer.css';
import '../ui/theme/kit.css';
import '../ui/theme/touch.css';
import { MantineProvider } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { useState } from 'react';
import { styleNonce } from '../../ground/style-nonce.ts';
import { cssVariables } from '../ui/theme/cssVariables.ts';
import { kitScheme } from '../ui/theme/kitScheme.ts';
import { theme } from '../ui/theme/theme.ts';
import { createAppRouter } from './routing/createAppRouter.ts';
import { routerWay } from './routing/routerWay.ts';
import { WayContext } from './routing/Way.ts';
import { leaveBy } from './session/watchSession.ts';

// What keeps the page still under a popup inserts a style without asking the kit.
setNonce(styleNonce());

/** The whole portal: everything the screens of an account stand on. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const [{ router, way }] = useState(() => {
    const router = createAppRouter(queryClient);
    const way = routerWay(router);
    leaveBy(way.go);
    return { router, way };
  });
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={kitScheme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <WayContext value={way}>
        <RouterProvider router={router} />
      </WayContext>
    </MantineProvider>
  );
}
