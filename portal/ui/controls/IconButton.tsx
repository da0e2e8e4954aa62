import type { ComponentPropsWithRef } from 'react';
import styles from './IconButton.module.css';

type Props = ComponentPropsWithRef<'button'> & { 'aria-label': string };

/** A button with an icon only; its accessible name is required. */
export function IconButton({ className = '', ...rest }: Props) {
  return <button type="button" className={`${styles.button} ${className}`} {...rest} />;
}
