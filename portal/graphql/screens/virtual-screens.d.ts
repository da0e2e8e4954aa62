declare module 'virtual:screens' {
  import type { DeclaredScreen } from './DeclaredScreen.ts';

  export const places: {
    /** Below the account. */
    path: string;
    /** Below what its rows stand, with their ids. */
    rowPath: string;
    typeName: string;
    readers: readonly string[];
    /** The part of the addresses that begins with it. */
    start?: string;
    load: () => Promise<DeclaredScreen>;
  }[];
}

declare module 'virtual:screen-menu' {
  import type { Icon } from '@tabler/icons-react';

  export const lines: {
    path: string;
    section: string;
    table: string;
    readers: readonly string[];
    icon: Icon;
  }[];
}
