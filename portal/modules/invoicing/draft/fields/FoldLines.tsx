import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EditorState } from '../editor/EditorContext.ts';
import styles from '../Fields.module.css';
import type { LineDraft } from '../lines/LineDraft.ts';

interface Props extends Pick<EditorState, 'editLines'> {
  lines: readonly LineDraft[];
}

/** Folds all lines to a row each, or opens them all. */
export function FoldLines({ lines, editLines }: Props) {
  const { t } = useTranslation('invoicing/draft');
  const collapsed = lines.some((line) => !line.collapsed);
  return (
    <div className={styles.fold}>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => editLines((all) => all.map((line) => ({ ...line, collapsed })))}
      >
        {t(collapsed ? 'write.shutAll' : 'write.openAll')}
      </Button>
    </div>
  );
}
