import type { TFunction } from 'i18next';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { ErrorState } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import type { Problem } from '../problems/useProblems.ts';
import type { DesignEditor } from '../state/DesignEditor.ts';
import styles from './Code.module.css';
import type { CodeEditor } from './createEditor.ts';

interface Props {
  design: DesignEditor;
  problems: readonly Problem[];
  /** The range to select; a new object for each request. */
  wanted: { from: number; to: number } | null;
}

/** The form as JSON. The editor is loaded on first use. */
export function CodePane({ design, problems, wanted }: Props) {
  const { t, language } = useMessages('recruitment/designer');
  const { text } = useSyncExternalStore(design.subscribe, design.state);
  const { outline } = useDesign();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts it again.
  useEffect(() => {
    let made: CodeEditor | null = null;
    let isLeft = false;
    const make = ({ createEditor, formHelp }: typeof import('./editorParts.ts')) => {
      if (isLeft || !place.current) return;
      made = createEditor({
        parent: place.current,
        text: design.state().text,
        label: t('view.code'),
        phrases: phrases(t),
        help: formHelp(t),
        onChange: (next) => design.edit(next, 'code'),
      });
      setEditor(made);
    };
    patiently(() => import('./editorParts.ts')).then(make, setFailure);
    return () => {
      isLeft = true;
      made?.destroy();
      setEditor(null);
    };
  }, [design, language, tries]);
  useEffect(() => editor?.show(text), [editor, text]);
  useEffect(() => {
    // The problems belong to the text that is shown.
    editor?.onDiagnostics(
      problems.map(({ from, to, message, isUnfinished }) => ({
        from,
        to,
        message: message,
        severity: isUnfinished ? 'warning' : 'error',
      })),
    );
  }, [editor, problems]);
  useEffect(() => {
    if (wanted) editor?.reveal(wanted.from, wanted.to);
  }, [editor, wanted]);
  const again = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  if (failure !== null) return <ErrorState error={failure} onRetry={again} />;
  return (
    <div className={styles.pane}>
      <p className={styles.lead}>{t('code.lead')}</p>
      <div ref={place} className={styles.code} data-broken={outline.fault ? true : undefined} />
      {!editor && <Skeleton height={320} />}
    </div>
  );
}

/** The editor's own messages, by their English text. */
function phrases(t: TFunction<'recruitment/designer'>): Record<string, string> {
  return {
    Completions: t('code.completions'),
    Diagnostics: t('code.diagnostics'),
    'No diagnostics': t('code.noDiagnostics'),
    close: t('code.close'),
    'Fold line': t('code.fold'),
    'Unfold line': t('code.unfold'),
    'folded code': t('code.folded'),
    unfold: t('code.unfold'),
    to: t('code.to'),
  };
}
