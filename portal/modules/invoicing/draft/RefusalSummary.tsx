import { refusalText } from '#portal/app/errors/refusalText.ts';
import { focusField } from '#portal/app/forms/DraftForm.tsx';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../InvoiceEditor.module.css';
import { useAwayAndBack } from './editor/useAwayAndBack.ts';
import { useEditor } from './editor/useEditor.ts';
import { refusedField } from './refusals/refusedField.ts';

/** All refusals at once; each links to its field, or to the step that must come first. */
export function RefusalSummary() {
  const { t, language } = useMessages('invoicing/draft');
  const words = useWords();
  const { refusals, draft } = useEditor();
  const identityFirst = useAwayAndBack('common/bank-id-verification');
  if (refusals.length === 0) return null;
  return (
    <section className={styles.summary} role="alert" tabIndex={-1} data-path="">
      <h2 className={styles.summaryTitle}>{t('write.refused', { count: refusals.length })}</h2>
      <ul className={styles.summaryList}>
        {refusals.map((refusal) => {
          const { line, label } = refusedField(refusal.path, draft.lines, t, words);
          const text = refusalText(refusal, language, label);
          return (
            <li key={`${refusal.code} ${refusal.path}`}>
              <PlainButton
                onClick={() =>
                  refusal.code === 'BANK_ID_VERIFICATION_REQUIRED'
                    ? void identityFirst()
                    : focusField([refusal.path])
                }
              >
                {line === null ? text : t('write.refusedLine', { line, text })}
              </PlainButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
