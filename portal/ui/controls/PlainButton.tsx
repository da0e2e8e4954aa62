import type { ComponentPropsWithRef } from 'react';
import styles from './PlainButton.module.css';

/** A button that looks as its place wants it to. */
export function PlainButton({ className = '', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" className={`${styles.plain} ${className}`} {...rest} />;
}
