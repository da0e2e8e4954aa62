import { Button, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIdentifier } from '../../../../ground/format-identifier.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import styles from './Companies.module.css';
import type { Company } from './Company.ts';
import { companiesQuery } from './companiesQuery.ts';
import { companyWarning } from './companyWarning.ts';

interface Props {
  /** What cannot be done with a company that is bankrupt or being wound up. */
  consequence: string;
  onPick: (company: Company) => void;
  onManual: () => void;
}

const PAUSE = 750;
const SHORTEST = 3;

/** Finds the company in the business register, so that nothing has to be typed twice. */
export function CompanySearch({ consequence, onPick, onManual }: Props) {
  const { t } = useTranslation('app/forms');
  const [text, setText] = useState('');
  const [name] = useDebouncedValue(text.trim(), PAUSE);
  const enough = name.length >= SHORTEST;
  const query = useQuery({ ...queryOf(companiesQuery, { name }), enabled: enough });
  const companies = enough ? (query.data?.companies ?? []) : [];
  const nothing = enough && query.isSuccess && companies.length === 0;
  return (
    <>
      <TextInput
        label={t('company.label')}
        description={t('company.hint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        data-autofocus
      />
      <div aria-live="polite">
        {enough && query.isFetching && companies.length === 0 && <Skeleton height={56} />}
        {query.isError && <p className={styles.note}>{t('company.failed')}</p>}
        {nothing && <p className={styles.note}>{t('company.nothing', { name })}</p>}
        {companies.length > 0 && (
          <ul className={styles.results}>
            {companies.map((company) => (
              <li key={company.orgNumber}>
                <UnstyledButton className={styles.result} onClick={() => onPick(company)}>
                  <span className={styles.resultName}>{company.name}</span>
                  <span className={styles.resultMeta}>
                    {[formatIdentifier.organizationNumber(company.orgNumber), company.address?.city]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <Warning company={company} consequence={consequence} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="subtle" size="sm" onClick={onManual}>
        {t('company.manual')}
      </Button>
    </>
  );
}

function Warning({ company, consequence }: { company: Company; consequence: string }) {
  const { t } = useTranslation('app/forms');
  const warning = companyWarning(company);
  if (!warning) return null;
  const words = [`${t(`company.${warning.key}`)}.`, warning.isOut && consequence];
  return <span className={styles.warning}>{words.filter(Boolean).join(' ')}</span>;
}
