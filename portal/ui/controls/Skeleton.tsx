import styles from './Skeleton.module.css';

interface Props {
  height: number;
  width?: number | string;
  shape?: 'corners' | 'round';
  /** Room above it. */
  above?: number;
}

/** The outline of what is on its way. */
export function Skeleton({ height, width = '100%', shape = 'corners', above = 0 }: Props) {
  const style = { height, width, marginTop: above };
  return <div className={styles.skeleton} data-shape={shape} data-on-its-way style={style} />;
}
