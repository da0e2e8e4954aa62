import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button, IconButton } from '#portal/ui/controls/Button.tsx';
import { useWidth } from '#portal/ui/layout/useWidth.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { below } from '#shared/breakpoints.ts';
import { ChangesPane } from './changes/ChangesPane.tsx';
import type { FormVersion } from './changes/formChanges.ts';
import { CodePane } from './code/CodePane.tsx';
import { MapPane } from './conditions/MapPane.tsx';
import { DesignContext, useDesign } from './Design.ts';
import styles from './Designer.module.css';
import { joinChecks } from './document/formAndChecks.ts';
import { formEdits } from './document/formEdits.ts';
import { newPage } from './kinds/kinds.ts';
import { Outline } from './outline/Outline.tsx';
import { ProblemStrip } from './ProblemStrip.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { partAt } from './problems/partAt.ts';
import type { Problem } from './problems/useProblems.ts';
import { StartPane } from './start/StartPane.tsx';
import type { DesignEditor } from './state/DesignEditor.ts';
import { writtenForm } from './storage/writtenForm.ts';
import { Tabs } from './Tabs.tsx';
import { useDesignOf } from './useDesignOf.ts';

const sides = ['preview', 'map', 'changes', 'code'] as const;
type View = 'outline' | (typeof sides)[number];

interface Props {
  editor: DesignEditor;
  /** The versions to compare with and restore; the first is the stored one. */
  versions: readonly FormVersion[];
}

/** The form designer: outline, preview and code of one text. */
export function FormDesigner({ editor, versions }: Props) {
  const { t } = useMessages('recruitment/designer');
  const isNarrow = useWidth(below(1024));
  const [view, setView] = useState<View>(isNarrow ? 'outline' : 'preview');
  const [wanted, setWanted] = useState<{ from: number; to: number } | null>(null);
  const { design, problems, announcement, canUndo, canRedo } = useDesignOf(editor, (template) => {
    design.edit((old) =>
      template
        ? writtenForm(joinChecks(template.applicationForm, template.jobChecks), null)
        : formEdits.addPage(old, 0, newPage([])),
    );
    if (!template) design.open('page 0');
  });
  const { outline, announce } = design;
  const side = view === 'outline' && !isNarrow ? 'preview' : view;
  const show = () => {
    setView('code');
    setWanted(problems[0] ?? null);
  };
  const lead = (problem: Problem) => {
    const key = partAt(outline, problem.path);
    if (key === null) {
      setView('code');
      return setWanted({ from: problem.from, to: problem.to });
    }
    if (isNarrow) setView('outline');
    design.open(key);
    requestAnimationFrame(() => {
      const row = document.querySelector(`[data-part="${CSS.escape(key)}"]`);
      void row?.scrollIntoView({ block: 'center' });
    });
  };
  const undo = () => {
    editor.undo();
    announce(t('undone'));
  };
  const redo = () => {
    editor.redo();
    announce(t('redone'));
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  };
  const isEmpty = outline.pages.length === 0 && !design.isLocked;
  const views = isNarrow ? (['outline', ...sides] as const) : sides;
  return (
    <DesignContext value={design}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles key events of the controls in it. */}
      <div className={styles.designer} onKeyDown={press}>
        <div className={styles.bar}>
          {!isNarrow && <h2 className={styles.heading}>{t('view.outline')}</h2>}
          <div className={styles.steps}>
            <IconButton aria-label={t('undo')} title={t('undo')} disabled={!canUndo} onClick={undo}>
              <IconArrowBackUp size={20} stroke={1.5} />
            </IconButton>
            <IconButton aria-label={t('redo')} title={t('redo')} disabled={!canRedo} onClick={redo}>
              <IconArrowForwardUp size={20} stroke={1.5} />
            </IconButton>
          </div>
          <Tabs
            label={t('views')}
            tabs={views.map((one) => ({ value: one, label: t(`view.${one}`) }))}
            value={side}
            onChange={setView}
          />
        </div>
        {design.isLocked ? (
          <LockedNote onUndo={undo} onShow={show} />
        ) : (
          <ProblemStrip problems={problems} onShow={lead} />
        )}
        <div className={styles.views}>
          {(!isNarrow || side === 'outline') && (
            <PaneBoundary>{isEmpty ? <StartPane /> : <Outline />}</PaneBoundary>
          )}
          {side !== 'outline' && (
            <div className={styles.pane} role="tabpanel" aria-label={t(`view.${side}`)}>
              <PaneBoundary key={side}>
                {side === 'preview' && <PreviewPane />}
                {side === 'map' && <MapPane />}
                {side === 'changes' && <ChangesPane versions={versions} />}
                {side === 'code' && (
                  <CodePane design={editor} problems={problems} wanted={wanted} />
                )}
              </PaneBoundary>
            </div>
          )}
        </div>
        <p className={styles.announcement} aria-live="polite">
          {announcement}
        </p>
      </div>
    </DesignContext>
  );
}

/** While the text is no JSON the outline shows what can be read, and waits. */
function LockedNote({ onUndo, onShow }: { onUndo: () => void; onShow: () => void }) {
  const { t } = useMessages('recruitment/designer');
  const { outline, text } = useDesign();
  if (!outline.fault) return null;
  const line = text.slice(0, outline.fault.offset).split('\n').length;
  return (
    <div className={styles.locked} role="status">
      <div>
        <strong>{t('locked.title')}</strong>
        <p>{t('locked.text', { line })}</p>
      </div>
      <div className={styles.lockedActions}>
        <Button variant="subtle" size="sm" onClick={onShow}>
          {t('locked.show')}
        </Button>
        <Button variant="light" size="sm" onClick={onUndo}>
          {t('locked.undo')}
        </Button>
      </div>
    </div>
  );
}

/** Limits an error of one view to that view, which is rendered again after the next change. */
function PaneBoundary({ children }: { children: ReactNode }) {
  const { text } = useDesign();
  return (
    <CatchBoundary getResetKey={() => text} errorComponent={NotShown}>
      {children}
    </CatchBoundary>
  );
}

function NotShown() {
  const { t } = useMessages('recruitment/designer');
  return (
    <p className={styles.notShown} role="status">
      {t('notShown')}
    </p>
  );
}
