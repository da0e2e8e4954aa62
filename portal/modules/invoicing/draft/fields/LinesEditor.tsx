import { Button, Menu } from '@mantine/core';
import { IconBriefcase, IconPlus, IconReceipt, IconSquarePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/Card.tsx';
import { emptyLine } from '../emptyLine.ts';
import type { LineType } from '../LineDraft.ts';
import { useDesk } from '../useDesk.ts';
import styles from './Fields.module.css';
import { LineEditor } from './LineEditor.tsx';

const usual = [
  { lineType: 'WORK', Icon: IconBriefcase },
  { lineType: 'EXTRA', Icon: IconSquarePlus },
  { lineType: 'EXPENSE', Icon: IconReceipt },
] as const;
const rare = ['MILEAGE', 'DIET', 'BENEFIT'] as const;

/** What one wants to be paid for. */
export function LinesEditor() {
  const { t } = useTranslation('invoicing');
  const { draft, edit, errorAt } = useDesk();
  const [added, setAdded] = useState<string | null>(null);
  const add = (lineType: LineType) => {
    const line = emptyLine(lineType);
    edit({ lines: [...draft.lines, line] }, `lines.${draft.lines.length}`);
    setAdded(line.key);
  };
  const error = errorAt('lines', t('write.lines'));
  return (
    <Card title={t('write.lines')} lead={t('write.linesLead')}>
      <ol className={styles.lines}>
        {draft.lines.map((line, at) => (
          <LineEditor key={line.key} line={line} at={at} fresh={line.key === added} />
        ))}
      </ol>
      {error && <p className={styles.linesError}>{error}</p>}
      <fieldset className={styles.add} data-path="lines" tabIndex={-1}>
        <legend className={styles.addLabel}>{t('write.add')}</legend>
        {usual.map(({ lineType, Icon }) => (
          <Button
            key={lineType}
            variant="light"
            size="sm"
            leftSection={<Icon size={18} stroke={1.5} />}
            onClick={() => add(lineType)}
          >
            {t(`line.type.${lineType}`)}
          </Button>
        ))}
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="subtle" size="sm" leftSection={<IconPlus size={16} />}>
              {t('write.addMore')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rare.map((lineType) => (
              <Menu.Item key={lineType} onClick={() => add(lineType)}>
                {t(`line.type.${lineType}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </fieldset>
    </Card>
  );
}
