import styles from './Skeleton.module.css';

interface Props {
  height: number;
  width?: number | string;
  shape?: 'corners' | 'round';
  /** Room above it. */
  above?: number;
}

/** A placeholder for loading content. */
export function Skeleton({ height, width = '100%', shape = 'corners', above = 0 }: Props) {
  const style = { height, width, marginTop: above };
  return <div className={styles.skeleton} data-shape={shape} data-on-its-way style={style} />;
}
