import { Layout, type LayoutProps } from 'react-admin';
import { ConsoleAppBar } from './ConsoleAppBar.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { ConsoleSidebar } from './ConsoleSidebar.tsx';

/** Bar, menu and page. */
export function ConsoleLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={ConsoleAppBar} appBarAlwaysOn menu={ConsoleMenu} sidebar={ConsoleSidebar}>
      {children}
    </Layout>
  );
}
