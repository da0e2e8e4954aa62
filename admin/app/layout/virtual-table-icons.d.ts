declare module 'virtual:table-icons' {
  import type { Icon } from '@tabler/icons-react';

  const icons: Record<string, Icon>;
  export = icons;
}
