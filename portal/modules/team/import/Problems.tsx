import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from './Import.module.css';

/** Something that is wrong in a row of a file. */
interface BrokenRow {
  row: number;
  /** As a new member's field is called: `email`, `departmentMemberships`. */
  field: string;
  code: string;
}

interface SortedRefusals {
  rows: BrokenRow[];
  /** Refusals of the file as a whole, or of the user who sends it. */
  others: Refusal[];
}

const ofRow = /^rows\.(\d+)\.(\w+)/;

/** Codes with a special sentence for rows. */
const own = ['BLANK', 'INCLUSION', 'INVALID', 'TAKEN', 'TOO_BIG', 'UNAUTHORIZED'];

/** A longer list of problems would not be read before the file is corrected; the rest is counted. */
const mostShown = 100;
const ofFile = ['IMPORT_ERROR', 'INVALID', 'TOO_BIG'];

/** All problems of a file, of which no row was imported. */
export function Problems({ refusals }: { refusals: readonly Refusal[] }) {
  const { t, language } = useMessages(['team', 'errors', 'words']);
  const sentence = useRowSentence();
  if (refusals.length === 0) return null;
  const { rows, others } = brokenRows(refusals);
  const whole = others.map(({ code, path }) => {
    if (path === 'columns' && code === 'BLANK') return t('import.unnamed');
    if (path === 'file' && ofFile.includes(code)) return t(`import.file.${code}`);
    return refusalText({ code, path }, language);
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

/** The sentence for a fault in a row: 'Missing email in row 12'. */
function useRowSentence(): (broken: BrokenRow) => string {
  const { t, language } = useMessages(['team', 'errors', 'words']);
  const words = useWords();
  const labels: Record<string, string> = {
    email: words.field('users.email').label,
    firstName: words.field('users.firstName').label,
    lastName: words.field('users.lastName').label,
    role: words.field('memberships.role').label,
    departmentMemberships: words.noun('departments').one,
  };
  return ({ row, field, code }) => {
    const label = labels[field] ?? field;
    if (!own.includes(code)) {
      const text = refusalText({ code, path: field }, language, label);
      return t('import.row', { row, text });
    }
    const isUnknown = field === 'departmentMemberships' && code === 'INVALID';
    const key = isUnknown ? 'noDepartment' : code;
    const named = label.charAt(0).toLowerCase() + label.slice(1);
    const sentence = t(`import.broken.${key}`, { row, field: named });
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  };
}

/** Sorts what the server refused of a file by its rows, each thing of a field once. */
export function brokenRows(refusals: readonly Refusal[]): SortedRefusals {
  const rows = new Map<string, BrokenRow>();
  const others: Refusal[] = [];
  for (const { code, path } of refusals) {
    const [, row, field] = ofRow.exec(path) ?? [];
    if (row && field) rows.set(`${row} ${field} ${code}`, { row: Number(row), field, code });
    else others.push({ code, path });
  }
  return { rows: [...rows.values()].sort((a, b) => a.row - b.row), others };
}
