import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { styleNonce } from '#shared/style-nonce.ts';

const cache = createCache({ key: 'css', nonce: styleNonce() });

/** The component library writes its styles into the page; the browser takes only those with our nonce. */
export function NoncedStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
