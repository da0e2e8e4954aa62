import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import iconButtonStyles from './IconButton.module.css';
import plainButtonStyles from './PlainButton.module.css';

type IconButtonProps = ComponentPropsWithRef<'button'> & { 'aria-label': string };

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'>;

/** The looks of a button, and of a link that looks like one. */
export interface Looks {
  /** `default` has an edge only: the way back beside a filled one. */
  variant?: 'default' | 'filled' | 'light' | 'subtle';
  /** `gray` steps back behind the others, `red` warns of what cannot be undone. */
  color?: 'gray' | 'red';
  size?: 'small' | 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  children: ReactNode;
}

interface ButtonProps extends Looks, Omit<ComponentPropsWithRef<'button'>, keyof Looks> {
  loading?: boolean;
}

interface LinkButtonProps extends Looks, Omit<LinkProps, keyof Looks> {
  href: string;
  /** Renders the link, for links of the router. */
  as?: (props: LinkProps & { href: string }) => ReactNode;
}

/** The button for an action. While the action runs, the button is disabled. */
export function Button({ loading = false, disabled, ...props }: ButtonProps) {
  const { looks, content, ...rest } = partsOf(props);
  return (
    <button
      type="button"
      {...rest}
      {...looks}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      {content}
      {loading && <span className={styles.loader} aria-hidden="true" />}
    </button>
  );
}

/** A link that looks like a button: where one goes next. */
export function LinkButton({ as: Link, ...props }: LinkButtonProps) {
  const { looks, content, ...rest } = partsOf(props);
  if (Link) {
    return (
      <Link {...rest} {...looks}>
        {content}
      </Link>
    );
  }
  return (
    <a {...rest} {...looks}>
      {content}
    </a>
  );
}

function partsOf<Props extends Looks & { className?: string | undefined }>(props: Props) {
  const {
    variant = 'filled',
    size = 'md',
    color,
    fullWidth,
    leftSection,
    children,
    ...rest
  } = props;
  const looks = {
    className: `${styles.button} ${props.className ?? ''}`,
    'data-variant': variant,
    'data-size': size,
    'data-color': color,
    'data-full': fullWidth || undefined,
    'data-left': leftSection ? true : undefined,
  };
  const content = (
    <span className={styles.inner}>
      {leftSection && <span className={styles.left}>{leftSection}</span>}
      <span className={styles.label}>{children}</span>
    </span>
  );
  return { ...rest, looks, content };
}

/** A button with an icon only; its accessible name is required. */
export function IconButton({ className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`${iconButtonStyles.button} ${className}`} {...rest} />;
}

/** A button with the style of its container. */
export function PlainButton({ className = '', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" className={`${plainButtonStyles.plain} ${className}`} {...rest} />;
}
