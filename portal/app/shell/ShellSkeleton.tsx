import { Skeleton } from '../../ui/controls/Skeleton.tsx';
import { Logo } from '../../ui/layout/Logo.tsx';
import { PageSkeleton } from '../../ui/states/States.tsx';
import frame from './AppFrame.module.css';
import tabs from './BottomTabs.module.css';
import menu from './menu/SideMenu.module.css';
import { useSlimMenu } from './menu/useSlimMenu.ts';
import bar from './TopBar.module.css';

const rows = [62, 78, 48, 70, 54, 66];

/** The shell before the session is known, laid out so that nothing moves when it is. */
export function ShellSkeleton() {
  const [slim] = useSlimMenu();
  return (
    <div className={frame.frame} data-slim={slim || undefined}>
      <div className={frame.side} data-shell="side" aria-hidden="true">
        <div className={menu.menu} data-slim={slim || undefined}>
          <div className={menu.top}>{!slim && <Logo />}</div>
          <Skeleton height={54} />
          {rows.map((width) => (
            <Skeleton key={width} height={20} width={slim ? '100%' : `${width}%`} />
          ))}
        </div>
      </div>
      <div className={frame.main}>
        <div className={bar.bar} data-shell="bar" aria-hidden="true">
          <span className={bar.phone}>
            <Skeleton height={44} width={44} />
          </span>
          <span className={bar.logo}>
            <Logo />
          </span>
          <span className={bar.grow} />
          <Skeleton height={36} width={108} />
        </div>
        <main id="content">
          <PageSkeleton />
        </main>
      </div>
      <div className={tabs.tabs} data-shell="tabs" aria-hidden="true">
        {rows.slice(0, 4).map((width) => (
          <span className={tabs.tab} key={width}>
            <Skeleton height={20} width={20} shape="round" />
            <Skeleton height={8} width={44} />
          </span>
        ))}
      </div>
    </div>
  );
}
