import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Sidebar, type SidebarProps, useTranslate } from 'react-admin';

/**
 * The side of the page with the menu; on a phone a drawer, which needs a name. The key makes it a separate
 * component there: an open sidebar that turns into a drawer starts its opening transition, is closed before
 * it ends, and then covers the page as an invisible layer.
 */
export function ConsoleSidebar(props: SidebarProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Sidebar
      {...props}
      key={isPhone ? 'drawer' : 'side'}
      slotProps={{ paper: { 'aria-label': translate('console.menu') } }}
    />
  );
}
