import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Sidebar, type SidebarProps, useSidebarState, useStore, useTranslate } from 'react-admin';

/**
 * The side of the page with the menu; on a phone a drawer, which needs a name. The key makes it a separate
 * component there: an open sidebar that turns into a drawer starts its opening transition, is closed before
 * it ends, and then covers the page as an invisible layer.
 */
export function ConsoleSidebar(props: SidebarProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useFoldedWhileNarrow();
  return (
    <Sidebar
      {...props}
      key={isPhone ? 'drawer' : 'side'}
      slotProps={{ paper: { 'aria-label': translate('console.menu') } }}
    />
  );
}

/** Folds the menu in a window that it would take a third of, as at 200 % zoom; a wider one shows it as chosen there. */
function useFoldedWhileNarrow(): void {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isOpen, setOpen] = useSidebarState();
  const [isOpenWhenWide, storeChoice] = useStore('sidebar.openWhenWide', true);
  const foldedFor = useRef<boolean>(undefined);
  useEffect(() => {
    if (!isNarrow && foldedFor.current === false) storeChoice(isOpen);
  }, [isNarrow, isOpen, storeChoice]);
  useEffect(() => {
    foldedFor.current = isNarrow;
    setOpen(!isNarrow && isOpenWhenWide);
  }, [isNarrow, isOpenWhenWide, setOpen]);
}
