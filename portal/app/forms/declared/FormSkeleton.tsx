import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import styles from './Declared.module.css';

const fields = ['first', 'second', 'third'];

/** A form that is being fetched, in its own shape. */
export function FormSkeleton() {
  return (
    <div className={styles.stack} aria-hidden="true" data-on-its-way>
      {fields.map((field) => (
        <Skeleton key={field} height={66} />
      ))}
    </div>
  );
}
