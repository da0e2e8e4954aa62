import { IconCopy, IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { Button, IconButton, PlainButton } from '#portal/ui/controls/Button.tsx';
import { Menu, MenuItem } from '#portal/ui/controls/Menu.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import { type FormOutline, localize, type PagePart } from '../document/FormOutline.ts';
import { formEdits } from '../document/formEdits.ts';
import { ConditionFields } from '../fields/ConditionFields.tsx';
import { LocalizedTextField } from '../fields/LocalizedTextField.tsx';
import { type Kind, kinds, membersOf, signOf } from '../kinds/kinds.ts';
import { Faults } from './Faults.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import styles from './Outline.module.css';
import { QuestionRow } from './QuestionRow.tsx';
import type { Moves } from './useMoves.ts';
import { useRemoval } from './useRemoval.ts';

interface Props {
  page: PagePart;
  isLast: boolean;
  moves: Moves;
}

/** A page of the form with its questions. */
export function PageCard({ page, isLast, moves }: Props) {
  const { t } = useMessages('recruitment/designer');
  const fieldsId = useId();
  const { edit, opened, open, isLocked, faultsAt } = useDesign();
  const remove = useRemoval();
  const language = useLanguage();
  const title = localize(page.value.title, language);
  const number = page.at + 1;
  const name = title || t('page.number', { number });
  const isOpen = opened === page.key;
  const { questions, written } = page;
  const names = written.map((one) => localize(one, language)).join(', ');
  const inJson = names && t('page.inJson', { names });
  return (
    <section className={styles.page} aria-label={name}>
      <header
        className={styles.head}
        data-part={page.key}
        data-page={`${page.at}.0`}
        data-last={isLast || undefined}
        data-open={isOpen || undefined}
      >
        <MoveHandle
          name={name}
          movedTo={moves.movedTo(page.key)}
          isLocked={isLocked}
          onStep={(by) => moves.movePage(page, page.at + by)}
          onDrag={(event) => moves.dragPage(event, page)}
        />
        <h2 className={styles.title}>
          <PlainButton
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={isOpen ? fieldsId : undefined}
            onClick={() => open(isOpen ? null : page.key)}
          >
            <span className={styles.count}>{t('page.number', { number })}</span>
            <span data-empty={title === '' || undefined}>{title || t('page.unnamed')}</span>
          </PlainButton>
        </h2>
        <Menu
          opener={(props) => (
            <IconButton {...props} disabled={isLocked} aria-label={t('page.more', { name })}>
              <IconDots size={18} aria-hidden="true" />
            </IconButton>
          )}
        >
          <MenuItem
            left={<IconCopy size={18} stroke={1.5} />}
            onClick={() => edit((text) => formEdits.duplicatePage(text, page.at))}
          >
            {t('page.duplicate')}
          </MenuItem>
          <MenuItem
            left={<IconTrash size={18} stroke={1.5} />}
            onClick={() => remove(page, (text) => formEdits.removePage(text, page.at))}
          >
            {t('page.remove')}
          </MenuItem>
        </Menu>
      </header>
      <Faults messages={faultsAt(page)} />
      {isOpen && (
        <div id={fieldsId} className={styles.fields}>
          <PageFields page={page} />
        </div>
      )}
      {inJson && questions.length > 0 && <p className={styles.empty}>{inJson}</p>}
      <ol className={styles.questions}>
        {questions.map((question) => (
          <QuestionRow
            key={question.key}
            question={question}
            isLast={question.at === questions.length - 1}
            moves={moves}
          />
        ))}
        {questions.length === 0 && (
          <li className={styles.empty} data-question={`${page.at}.0`} data-empty>
            {inJson || t('page.empty')}
          </li>
        )}
      </ol>
      <AddQuestion page={page} />
    </section>
  );
}

/** The title and description of a page, and its condition. */
function PageFields({ page }: { page: PagePart }) {
  const { t } = useMessages('recruitment/designer');
  return (
    <>
      <LocalizedTextField part={page} below={['title']} label={t('page.title')} autoFocus />
      <LocalizedTextField
        part={page}
        below={['description']}
        label={t('page.description')}
        description={t('page.descriptionHelp')}
        isOptional
      />
      <ConditionFields part={page} />
    </>
  );
}

/** Puts a question at the end of a page, of the kind that is chosen, and opens it. */
function AddQuestion({ page }: { page: PagePart }) {
  const { t } = useMessages('recruitment/designer');
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
