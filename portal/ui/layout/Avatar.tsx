import { useState } from 'react';
import styles from './Avatar.module.css';

interface Props {
  name: string;
  /** A link to the picture, which works for a while; null where there is none. */
  src: string | null;
  large?: boolean;
}

/** The picture of an account or a person, or their initials. The name is shown beside it. */
export function Avatar({ name, src, large = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const letters = name.split(/\s+/).map((word) => word.charAt(0));
  const size = large || undefined;
  if (src && src !== broken) {
    return (
      <img
        className={styles.picture}
        data-large={size}
        src={src}
        alt=""
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span className={styles.initials} data-large={size} aria-hidden="true" translate="no">
      {[letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()}
    </span>
  );
}
