import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useCheckText } from '../conditions/useCheckText.ts';
import { localize } from '../document/asText.ts';
import styles from './Changes.module.css';
import type { FormChange, MemberChange } from './FormChange.ts';
import { useMemberText } from './useMemberText.ts';

/** The differences between two versions of a form as text, with their effect on existing answers. */
export function ChangesList({ changes }: { changes: readonly FormChange[] }) {
  const { t } = useTranslation('recruitment/designer');
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
