import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { styleNonce } from '../../ground/style-nonce.ts';
import { cssVariables } from '../ui/theme/cssVariables.ts';
import { theme } from '../ui/theme/theme.ts';
import type { createAppRouter } from './routing/createAppRouter.ts';

interface Props {
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

// What keeps the page still under a popup inserts a style without asking the kit.
setNonce(styleNonce());

/** Everything the screens stand on. */
export function App({ queryClient, router }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-left" limit={2} containerWidth={400} zIndex={400} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
