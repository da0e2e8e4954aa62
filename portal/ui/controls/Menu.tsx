import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './Menu.module.css';

interface Looks {
  /** Warns of what cannot be undone. */
  color?: 'red';
  left?: ReactNode;
  right?: ReactNode;
}

type ItemProps = Looks & Omit<ComponentPropsWithRef<'button'>, keyof Looks>;

type LinkProps = Looks &
  Omit<ComponentPropsWithRef<'a'>, 'href' | keyof Looks> & {
    href: string;
    /** Renders the link, for links of the router. */
    as?: (props: ComponentPropsWithRef<'a'> & { href: string }) => ReactNode;
  };

interface Props {
  /** Renders the button that opens it. */
  opener: (props: Pick<ComponentPropsWithRef<'button'>, OpenerProps>) => ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

type OpenerProps = 'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded';

/** A short list of things to do or choose, below what opens it. Arrows, Escape and Tab as everywhere. */
export function Menu({ opener, className = '', children }: Props) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!opened || !list.current || !button.current) return;
    // Above everything, also where its place would cut it off.
    list.current.showPopover?.();
    place(list.current, button.current);
    itemsOf(list.current)[0]?.focus();
    const away = () => setOpened(false);
    window.addEventListener('resize', away);
    return () => window.removeEventListener('resize', away);
  }, [opened]);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(false);
  };
  const press = (event: KeyboardEvent) => {
    const items = itemsOf(list.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape' && opened) close();
    else if (opened && next !== undefined) items.at(next % items.length)?.focus();
    else if (event.key === 'ArrowDown') setOpened(true);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the controls in it.
    <span className={`${styles.menu} ${className}`} onBlur={leave} onKeyDown={press}>
      {opener({
        ref: button,
        onClick: () => (opened ? close() : setOpened(true)),
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
      })}
      {opened && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the items themselves.
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          popover="manual"
          className={styles.list}
          onClick={({ target }) => {
            // A disabled item shows the reason, and the menu stays open to read it.
            if (!(target as Element).closest('[aria-disabled=true]')) close();
          }}
        >
          {children}
        </div>
      )}
    </span>
  );
}

const GAP = 8;

/** Placed below the opener, aligned to its right and as far down as it fits. */
function place(list: HTMLElement, button: HTMLElement): void {
  const { left, right, bottom, width } = button.getBoundingClientRect();
  const isWide = width > list.offsetWidth / 2;
  const wanted = isWide || left < list.offsetWidth ? left : right - list.offsetWidth;
  const most = document.documentElement.clientWidth - list.offsetWidth - GAP;
  list.style.left = `${Math.max(GAP, Math.min(wanted, most))}px`;
  const lowest = innerHeight - list.offsetHeight - GAP;
  list.style.top = `${Math.max(GAP, Math.min(bottom + GAP, lowest))}px`;
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  const all = list?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [];
  return [...all].filter((item) => item.checkVisibility());
}

/** An item of a menu. Escape on it closes the menu, and not a drawer below: the attribute configures the kit. */
export function MenuItem({ left, right, color, className = '', children, ...rest }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      data-mantine-stop-propagation="true"
      tabIndex={-1}
      className={`${styles.item} ${className}`}
      data-color={color}
      {...rest}
    >
      <Content left={left} right={right}>
        {children}
      </Content>
    </button>
  );
}

/** A place a menu leads to. */
export function MenuLink({ left, right, color, className = '', as, children, ...rest }: LinkProps) {
  const Link = as ?? 'a';
  return (
    <Link
      role="menuitem"
      data-mantine-stop-propagation="true"
      tabIndex={-1}
      className={`${styles.item} ${className}`}
      data-color={color}
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

function Content({ left, right, children }: Omit<Looks, 'color'> & { children: ReactNode }) {
  return (
    <>
      {left && <span className={styles.left}>{left}</span>}
      <span className={styles.text}>{children}</span>
      {right && <span className={styles.right}>{right}</span>}
    </>
  );
}
