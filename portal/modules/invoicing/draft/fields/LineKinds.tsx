import { Button, Menu } from '@mantine/core';
import { IconBriefcase, IconPlus, IconReceipt, IconSquarePlus } from '@tabler/icons-react';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { LineRule } from '../lines/LineDraft.ts';

interface Props {
  rules: readonly LineRule[];
  others: readonly LineRule[];
  onPick: (rule: LineRule) => void;
}

/** The kinds of lines that can be added: the usual ones as buttons, the others in a menu. */
export function LineKinds({ rules, others, onPick }: Props) {
  const { t } = useMessages('invoicing/draft');
  const words = useWords();
  return (
    <>
      {rules.map((rule) => {
        const Icon = iconOf(rule);
        return (
          <Button
            key={rule.lineType}
            variant="light"
            size="sm"
            leftSection={<Icon size={18} stroke={1.5} />}
            onClick={() => onPick(rule)}
          >
            {words.value('LineType', rule.lineType).label}
          </Button>
        );
      })}
      {others.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="subtle" size="sm" leftSection={<IconPlus size={16} />}>
              {t('write.addMore')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((rule) => (
              <Menu.Item key={rule.lineType} onClick={() => onPick(rule)}>
                {words.value('LineType', rule.lineType).label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

function iconOf({ needsReceipt, requiredFields }: LineRule) {
  if (needsReceipt) return IconReceipt;
  return requiredFields.includes('workReport') ? IconBriefcase : IconSquarePlus;
}
