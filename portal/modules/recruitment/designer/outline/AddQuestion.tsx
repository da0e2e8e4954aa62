import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Menu } from '#portal/ui/controls/Menu.tsx';
import { MenuItem } from '#portal/ui/controls/MenuItem.tsx';
import { useDesign } from '../Design.ts';
import type { FormOutline, PagePart } from '../document/FormOutline.ts';
import { formEdits } from '../document/formEdits.ts';
import { type Kind, kinds, membersOf, signOf } from '../kinds/kinds.ts';
import styles from './Outline.module.css';

/** Puts a question at the end of a page, of the kind that is chosen, and opens it. */
export function AddQuestion({ page }: { page: PagePart }) {
  const { t } = useTranslation('recruitment/designer');
  const { outline, edit, open, addUnnamed, isLocked } = useDesign();
  const place = { page: page.at, at: page.questions.length };
  return (
    <Menu
      className={styles.add ?? ''}
      opener={(props) => (
        <Button
          {...props}
          variant="subtle"
          size="sm"
          disabled={isLocked}
          leftSection={<IconPlus size={16} />}
        >
          {t('question.add')}
        </Button>
      )}
    >
      {kinds.map((kind) => {
        const Sign = signOf(kind);
        const add = () => {
          const question = newQuestion(kind, outline, t('options.first'));
          edit((text) => formEdits.addQuestion(text, place, question));
          addUnnamed(question.id);
          open(`question ${question.id}`);
        };
        return (
          <MenuItem key={kind} left={<Sign size={18} stroke={1.5} />} onClick={add}>
            {t(`kind.${kind}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

/** A question without a label. It gets a readable id when its editor closes (`DesignEditor.settle`). */
function newQuestion(kind: Kind, { pages }: FormOutline, option: string) {
  const taken = new Set(pages.flatMap(({ questions }) => questions.map(({ id }) => id)));
  let number = 1;
  while (taken.has(`q${number}`)) number += 1;
  const members = membersOf(kind, [option]);
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return { id: `q${number}`, label: '', required: false, ...Object.fromEntries(entries) };
}
