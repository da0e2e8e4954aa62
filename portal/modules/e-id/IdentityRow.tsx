import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/Button.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import styles from './Identities.module.css';

interface Identity {
  id: string;
  identifier: string;
  firstName: string;
  lastName: string;
  country: string;
  default: boolean;
}

interface Props {
  identity: Identity;
  pending: boolean;
  onChoose: (id: string) => void;
}

/** One identity: the name, the masked number, the country, and whether it names the person. */
export function IdentityRow({ identity, pending, onChoose }: Props) {
  const { i18n } = useTranslation();
  const words = useWords();
  const { id, firstName, lastName, identifier, country } = identity;
  const submit = words.action('setDefaultIdentity').submit;
  const name = `${firstName} ${lastName}`;
  return (
    <li className={styles.identity}>
      <span className={styles.name}>{name}</span>
      <span className={styles.meta}>
        <span className={styles.number}>{identifier}</span>
        <span>{' · '}</span>
        <span>{new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country)}</span>
      </span>
      {identity.default ? (
        <span className={styles.default}>
          <IconRosetteDiscountCheck size={16} aria-hidden="true" />
          <span>{words.field('identities.isDefault').label}</span>
        </span>
      ) : (
        <Button
          className={styles.choose}
          variant="subtle"
          size="sm"
          loading={pending}
          aria-label={`${submit}: ${name}, ${identifier.replaceAll('*', '')}`}
          onClick={() => onChoose(id)}
        >
          {submit}
        </Button>
      )}
    </li>
  );
}
