import { Sidebar, type SidebarProps, useTranslate } from 'react-admin';

/** The side of the page that holds the menu; on a phone a drawer, which needs a name. */
export function ConsoleSidebar(props: SidebarProps) {
  const translate = useTranslate();
  return <Sidebar {...props} slotProps={{ paper: { 'aria-label': translate('console.menu') } }} />;
}
