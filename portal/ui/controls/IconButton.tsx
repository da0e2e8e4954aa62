import type { ComponentPropsWithRef } from 'react';
import styles from './IconButton.module.css';

type Props = ComponentPropsWithRef<'button'> & { 'aria-label': string };

/** A button that is only a sign, and says its name to those who do not see it. */
export function IconButton({ className = '', ...rest }: Props) {
  return <button type="button" className={`${styles.button} ${className}`} {...rest} />;
}
