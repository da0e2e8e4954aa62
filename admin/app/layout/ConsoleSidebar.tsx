import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Sidebar, type SidebarProps, useTranslate } from 'react-admin';

/**
 * The side of the page that holds the menu; on a phone a drawer, which needs a name. It is another one
 * there: one that is made a drawer while it stands open begins to come, is told to go before it is there,
 * and then lies over the page for ever, unseen.
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
