import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import {
  Sidebar,
  type SidebarProps,
  useSidebarState,
  useStore,
  useStoreContext,
  useTranslate,
} from 'react-admin';

/**
 * The side of the page with the menu; on a phone a drawer, which needs a name. The key makes it a separate
 * component there: an open sidebar that turns into a drawer starts its opening transition, is closed before
 * it ends, and then covers the page as an invisible layer.
 */
export function ConsoleSidebar(props: SidebarProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useFoldedWhileNarrow(isPhone);
  return (
    <Sidebar
      {...props}
      key={isPhone ? 'drawer' : 'side'}
      slotProps={{ paper: { 'aria-label': translate('console.menu') } }}
    />
  );
}

/**
 * Folds the menu in a window that it would take a third of, as at 200 % zoom. A wider one shows it as before, which the
 * store must not name: a phone's drawer would open by it.
 */
function useFoldedWhileNarrow(isPhone: boolean): void {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isNarrow = isSmall && !isPhone;
  const [isOpen, setOpen] = useSidebarState();
  const [isFolded, setFolded] = useStore('sidebar.folded', false);
  const store = useStoreContext();
  const before = useRef<boolean>(undefined);
  useEffect(() => {
    if (before.current === isNarrow) return;
    before.current = isNarrow;
    if (isNarrow === isFolded || (isNarrow && !isOpen)) return;
    setFolded(isNarrow);
    if (isNarrow) setOpen(false);
    else store.removeItem('sidebar.open');
  }, [isFolded, isNarrow, isOpen, setFolded, setOpen, store]);
}
