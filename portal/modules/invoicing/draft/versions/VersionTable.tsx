import { useTranslation } from 'react-i18next';
import type { Difference } from './draftDifferences.ts';
import styles from './Versions.module.css';

/** A table of the differences between this version and the saved one. */
export function VersionTable({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation(['invoicing/draft', 'invoicing/draft/versions']);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('invoicing/draft/versions:field')}</th>
          <th scope="col">{t('invoicing/draft/versions:mine')}</th>
          <th scope="col">{t('invoicing/draft/versions:theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, label, mine, theirs }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
