import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { Menu, MenuItem, MenuLabel } from '#portal/ui/controls/Menu.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import { localize } from '../document/FormOutline.ts';
import { formEdits } from '../document/formEdits.ts';
import type { Latest } from './QuestionLine.tsx';
import { useRemoval } from './useRemoval.ts';

interface Props {
  latest: Latest;
  name: string;
  isLocked: boolean;
}

/** Further actions on a question. */
export function QuestionMenu({ latest, name, isLocked }: Props) {
  const { t } = useMessages('recruitment/designer');
  return (
    <Menu
      opener={(props) => (
        <IconButton {...props} disabled={isLocked} aria-label={t('question.more', { name })}>
          <IconDots size={18} aria-hidden="true" />
        </IconButton>
      )}
    >
      <Items latest={latest} />
    </Menu>
  );
}

/** Computed only once the menu is open. */
function Items({ latest }: { latest: Latest }) {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const { outline, edit } = useDesign();
  const remove = useRemoval();
  const { question, moves } = latest.current;
  const others = outline.pages.filter(({ at }) => at !== question.page);
  return (
    <>
      <MenuItem
        left={<IconArrowUp size={18} stroke={1.5} />}
        onClick={() => moves.stepQuestion(question, -1)}
      >
        {t('move.up')}
      </MenuItem>
      <MenuItem
        left={<IconArrowDown size={18} stroke={1.5} />}
        onClick={() => moves.stepQuestion(question, 1)}
      >
        {t('move.down')}
      </MenuItem>
      <MenuItem
        left={<IconCopy size={18} stroke={1.5} />}
        onClick={() => edit((text) => formEdits.duplicateQuestion(text, question))}
      >
        {t('question.duplicate')}
      </MenuItem>
      <MenuItem
        left={<IconTrash size={18} stroke={1.5} />}
        onClick={() => remove(question, (text) => formEdits.removeQuestion(text, question))}
      >
        {t('question.remove')}
      </MenuItem>
      {others.length > 0 && <MenuLabel>{t('move.toPage')}</MenuLabel>}
      {others.map((page) => (
        <MenuItem
          key={page.key}
          onClick={() => moves.moveQuestion(question, { page: page.at, at: page.questions.length })}
        >
          {localize(page.value.title, language) || t('page.number', { number: page.at + 1 })}
        </MenuItem>
      ))}
    </>
  );
}
