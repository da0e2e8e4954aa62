import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Menu.module.css';

interface Marks {
  left?: ReactNode;
  right?: ReactNode;
}

type ItemProps = Marks & ComponentPropsWithRef<'button'>;
type LinkProps = Marks &
  Omit<ComponentPropsWithRef<'a'>, 'href'> & {
    href: string;
    /** Renders the link, for links of the router. */
    as?: (props: ComponentPropsWithRef<'a'> & { href: string }) => ReactNode;
  };

/** An item of a menu. Escape on it closes the menu, and not a drawer below: the attribute tells the kit. */
export function MenuItem({ left, right, className = '', children, ...rest }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      data-mantine-stop-propagation="true"
      tabIndex={-1}
      className={`${styles.item} ${className}`}
      {...rest}
    >
      <Content left={left} right={right}>
        {children}
      </Content>
    </button>
  );
}

/** A place a menu leads to. */
export function MenuLink({ left, right, className = '', as, children, ...rest }: LinkProps) {
  const Link = as ?? 'a';
  return (
    <Link
      role="menuitem"
      data-mantine-stop-propagation="true"
      tabIndex={-1}
      className={`${styles.item} ${className}`}
      {...rest}
    >
      <Content left={left} right={right}>
        {children}
      </Content>
    </Link>
  );
}

/** The heading of the items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className={styles.label}>{children}</div>;
}

function Content({ left, right, children }: Marks & { children: ReactNode }) {
  return (
    <>
      {left && <span className={styles.left}>{left}</span>}
      <span className={styles.text}>{children}</span>
      {right && <span className={styles.right}>{right}</span>}
    </>
  );
}
