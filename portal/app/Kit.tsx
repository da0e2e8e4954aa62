import '@mantine/core/styles.layer.css';
import '../ui/theme/kit.css';
import '../ui/theme/touch.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { styleNonce } from '#shared/style-nonce.ts';
import { cssVariables } from '../ui/theme/cssVariables.ts';
import { scheme } from '../ui/theme/scheme.ts';
import { theme } from '../ui/theme/theme.ts';

let leave = () => {};

/** Passes the chosen colour scheme to the kit, which chooses none itself. */
const kitScheme: MantineColorSchemeManager = {
  get: scheme.read,
  set: () => {},
  subscribe: (onUpdate) => {
    leave = scheme.subscribe(() => onUpdate(scheme.read()));
  },
  unsubscribe: () => leave(),
  clear: () => {},
};

// The scroll lock under a popup inserts its own style element and does not ask the kit for a nonce.
setNonce(styleNonce());

/** The provider of the component kit, with our tokens as its theme. */
export function Kit({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={kitScheme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
