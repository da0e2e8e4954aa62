import { Button, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIdentifier } from '../../../../ground/format-identifier.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import type { Company } from './Company.ts';
import { companiesQuery } from './companiesQuery.ts';
import { companyWarning } from './companyWarning.ts';
import styles from './Drawer.module.css';

interface Props {
  onPick: (company: Company) => void;
  onManual: () => void;
}

const PAUSE = 750;
const SHORTEST = 3;

/** Finds the company in the business register, so that nothing has to be typed twice. */
export function CompanySearch({ onPick, onManual }: Props) {
  const { t } = useTranslation('clients');
  const [text, setText] = useState('');
  const [name] = useDebouncedValue(text.trim(), PAUSE);
  const enough = name.length >= SHORTEST;
  const query = useQuery({ ...queryOf(companiesQuery, { name }), enabled: enough });
  const companies = enough ? (query.data?.companies ?? []) : [];
  const nothing = enough && query.isSuccess && companies.length === 0;
  return (
    <>
      <TextInput
        label={t('search.label')}
        description={t('search.hint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        data-autofocus
      />
      <div aria-live="polite">
        {enough && query.isFetching && companies.length === 0 && <Skeleton height={56} />}
        {query.isError && <p className={styles.note}>{t('search.failed')}</p>}
        {nothing && <p className={styles.note}>{t('search.nothing', { name })}</p>}
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
                  {companyWarning(company) && (
                    <span className={styles.warning}>{t(companyWarning(company)!)}</span>
                  )}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="subtle" size="sm" onClick={onManual}>
        {t('search.manual')}
      </Button>
    </>
  );
}
