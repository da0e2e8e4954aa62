import { useTranslation } from 'react-i18next';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import styles from './Import.module.css';
import { brokenRows, useRowSentence } from './useRowSentence.ts';

/** A longer list of problems would not be read before the file is corrected; the rest is counted. */
const mostShown = 100;
const ofFile = ['IMPORT_ERROR', 'INVALID', 'TOO_BIG'];

/** All problems of a file; none of its rows was imported. */
export function Problems({ refusals }: { refusals: readonly Refusal[] }) {
  const { t, i18n } = useTranslation(['team', 'errors', 'words']);
  const sentence = useRowSentence();
  if (refusals.length === 0) return null;
  const { rows, others } = brokenRows(refusals);
  const whole = others.map(({ code, path }) => {
    if (path === 'columns' && code === 'BLANK') return t('import.unnamed');
    if (path === 'file' && ofFile.includes(code)) return t(`import.file.${code}`);
    return refusalText({ code, path }, i18n.language);
  });
  const left = rows.length - mostShown;
  return (
    <div className={styles.problems} role="alert">
      {whole.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rows.length > 0 && (
        <>
          <h2 className={styles.problemsTitle}>{t('import.problems', { count: rows.length })}</h2>
          <ul className={styles.problemList}>
            {rows.slice(0, mostShown).map((one) => (
              <li key={`${one.row} ${one.field} ${one.code}`}>{sentence(one)}</li>
            ))}
          </ul>
          {left > 0 && <p>{t('import.more', { count: left })}</p>}
        </>
      )}
    </div>
  );
}
