import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useCheckText } from '../conditions/useCheckText.ts';
import { isByLanguage, localize } from '../document/FormOutline.ts';
import { kinds } from '../kinds/kinds.ts';
import styles from './Changes.module.css';
import type { FormChange, MemberChange } from './FormChange.ts';

const named = [
  ...(['title', 'description', 'label', 'type', 'required', 'options', 'condition'] as const),
  ...(['validationRegexp', 'validationMessage', 'schema'] as const),
];

type Named = (typeof named)[number];

/** The differences between two versions of a form as text, with their effect on existing answers. */
export function ChangesList({ changes }: { changes: readonly FormChange[] }) {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const checkText = useCheckText({ pages: [] });
  const nameOf = ({ part }: FormChange) => {
    if ('jobCheckType' in part) return checkText.name(part);
    const isPage = !('page' in part);
    const text = localize(isPage ? part.value.title : part.value.label, language);
    return text || (isPage ? t('page.number', { number: part.at + 1 }) : part.id);
  };
  return (
    <ul className={styles.list}>
      {changes.map((one) => (
        <li key={`${one.kind} ${one.part.key}`} className={styles.change} data-kind={one.kind}>
          <p className={styles.what}>
            <span className={styles.kind}>{t(`changes.kind.${one.kind}`)}</span>
            <strong>{nameOf(one)}</strong>
          </p>
          {one.members.map((member) => (
            <Member key={member.name} member={member} />
          ))}
          {one.effects.map((effect) => (
            <p key={effect} className={styles.effect}>
              {t(`changes.effect.${effect}`)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Member({ member }: { member: MemberChange }) {
  const { label, say } = useMemberText();
  const before = say(member.name, member.before);
  const after = say(member.name, member.after);
  return (
    <p className={styles.member}>
      <span className={styles.name}>{label(member.name)}</span>
      {before && <del>{before}</del>}
      {after && <ins>{after}</ins>}
    </p>
  );
}

/** Names a member of a question or page and its value, for users who do not read the JSON. */
function useMemberText() {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const known = (name: string) => named.find((one): one is Named => one === name);
  const say = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
    const kind = name === 'type' ? kinds.find((one) => one === value) : undefined;
    if (kind) return t(`kind.${kind}`);
    if (name === 'options' && Array.isArray(value)) {
      return value.map((one) => localize(one?.label ?? one, language)).join(', ');
    }
    if (name === 'condition') return conditionText(value);
    if (isByLanguage(value)) {
      return Object.values(value).every((one) => typeof one === 'string')
        ? Object.values(value).join(' / ')
        : JSON.stringify(value);
    }
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const conditionText = (value: object) => {
    const { questionId, mode, value: one, values } = value as Record<string, unknown>;
    const answers = [one, ...(Array.isArray(values) ? values : [])].filter(Boolean).map(String);
    const isHiding = mode === 'HIDE_IF_MATCH';
    return t(`map.short.${isHiding ? 'hides' : 'shows'}`, {
      question: questionId,
      answers: new Intl.ListFormat(language, { type: 'disjunction' }).format(answers),
    });
  };
  return {
    label: (name: string) => {
      const own = known(name);
      return own ? t(`changes.member.${own}`) : name;
    },
    say,
  };
}
