import { IconPlus, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import schema from '#forms/applications/job-checks.schema.json' with { type: 'json' };
import { Button, IconButton, PlainButton } from '#portal/ui/controls/Button.tsx';
import { CheckLine, SelectLine } from '#portal/ui/controls/FieldLines.tsx';
import { Menu, MenuItem } from '#portal/ui/controls/Menu.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useCheckText } from '../conditions/useCheckText.ts';
import { useDesign } from '../Design.ts';
import type { CheckPart } from '../document/FormOutline.ts';
import { formEdits } from '../document/formEdits.ts';
import { ConditionFields } from '../fields/ConditionFields.tsx';
import { useSet } from '../fields/useSet.ts';
import { Faults } from './Faults.tsx';
import styles from './Outline.module.css';

/** The kinds of checks there are, as the schema of `jobChecks` names them. */
const checkTypes: readonly string[] = schema.items.properties.jobCheckType.enum;

/** The checks of applicants, listed below the questions whose answers may decide them. */
export function ChecksSection() {
  const { t } = useMessages('recruitment/designer');
  const headingId = useId();
  const words = useWords('recruitment');
  const { outline, edit, open, isLocked } = useDesign();
  const { checks } = outline;
  const add = (jobCheckType: string) => {
    edit((text) => formEdits.addCheck(text, checks.length, { jobCheckType }));
    open(`check ${checks.length}`);
  };
  return (
    <section className={styles.page} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          <span className={styles.opener}>{t('checks.title')}</span>
        </h2>
      </header>
      <ol className={styles.questions}>
        {checks.map((check) => (
          <CheckRow key={check.key} check={check} />
        ))}
        {checks.length === 0 && <li className={styles.empty}>{t('checks.none')}</li>}
      </ol>
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
            {t('checks.add')}
          </Button>
        )}
      >
        {checkTypes.map((one) => (
          <MenuItem key={one} onClick={() => add(one)}>
            {words.value('JobCheckType', one).label}
          </MenuItem>
        ))}
      </Menu>
    </section>
  );
}

/** A check in one line; its fields open below it. */
function CheckRow({ check }: { check: CheckPart }) {
  const { t } = useMessages('recruitment/designer');
  const fieldsId = useId();
  const { outline, edit, opened, open, isLocked, faultsAt, announce } = useDesign();
  const text = useCheckText(outline);
  const isOpen = opened === check.key;
  const name = text.name(check);
  const marks = text.marks(check);
  const remove = () => {
    edit((now) => formEdits.removeCheck(now, check.at));
    open(null);
    announce(t('checks.removed', { name }));
  };
  return (
    <li className={styles.question} data-part={check.key} data-open={isOpen || undefined}>
      <div className={styles.row}>
        <PlainButton
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => open(isOpen ? null : check.key)}
        >
          <IconShieldCheck size={18} stroke={1.5} aria-hidden="true" />
          <span className={styles.label}>
            <span>{name}</span>
            {marks && <span className={styles.marks}>{marks}</span>}
          </span>
        </PlainButton>
        <IconButton
          disabled={isLocked}
          aria-label={t('checks.remove', { name })}
          title={t('checks.remove', { name })}
          onClick={remove}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <Faults messages={faultsAt(check)} />
      {isOpen && (
        <div id={fieldsId} className={styles.fields}>
          <CheckFields check={check} />
        </div>
      )}
    </li>
  );
}

/** Everything about one check: its kind, whether it has to succeed, and for which answers it is demanded. */
function CheckFields({ check }: { check: CheckPart }) {
  const { t } = useMessages('recruitment/designer');
  const words = useWords('recruitment');
  const { set } = useSet(check);
  const { jobCheckType } = check;
  const known = checkTypes.includes(jobCheckType) ? [] : [{ value: jobCheckType, label: '–' }];
  return (
    <>
      <SelectLine
        label={t('checks.kind')}
        value={jobCheckType}
        data={[
          ...known,
          ...checkTypes.map((one) => ({
            value: one,
            label: words.value('JobCheckType', one).label,
          })),
        ]}
        onChange={(kind) => set(['jobCheckType'], kind)}
      />
      <CheckLine
        label={t('checks.required')}
        name={undefined}
        checked={check.value.required !== false}
        onChange={(required) => set(['required'], required ? undefined : false)}
      />
      <ConditionFields part={check} />
    </>
  );
}
