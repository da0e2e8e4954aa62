import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** A page of the console that is no table, as a module's `pages.ts` declares it. */
export interface ModulePage {
  /** Below the console's own address. */
  path: string;
  /** Key of its name in the messages of the console. */
  title: string;
  icon: ComponentType<IconProps>;
  /** The section of the menu in which it stands first. */
  section: string;
  /** The operators who may read it. Others have no line of the menu, and are told so at its address. */
  roles: readonly string[];
  screen: () => Promise<ComponentType>;
}
