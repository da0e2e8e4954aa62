import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { tidyText } from '#forms/validate/tidy-text.ts';
import { graphql, queryOf, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button, PlainButton } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './Companies.module.css';

/** Organisations in the business register by name or number. */
const companiesQuery = graphql(`
  query Companies($name: String!) {
    companies(name: $name) {
      name orgNumber markedAsBankruptcy underLiquidation underForcedLiquidation deleted accountExists
      address { line1 line2 postalCode city county country }
    }
  }
`);

/** An organisation with the facts of the register. */
export type Company = ResultOf<typeof companiesQuery>['companies'][number];

interface Props {
  /** The consequence of choosing a company that is bankrupt, being wound up or deleted. */
  consequence: string;
  onPick: (company: Company) => void;
  onManual: () => void;
}

const PAUSE = 750;
const SHORTEST = 3;

/** Finds the company in the business register, so that nothing has to be typed twice. */
export function CompanySearch({ consequence, onPick, onManual }: Props) {
  const { t } = useMessages('app/forms');
  const [text, setText] = useState('');
  const [name] = useDebouncedValue(tidyText(text), PAUSE);
  const enough = name.length >= SHORTEST;
  const query = useQuery({ ...queryOf(companiesQuery, { name }), enabled: enough });
  const companies = enough ? (query.data?.companies ?? []) : [];
  const choosable = companies.filter((one) => companyWarning(one) === null);
  // The search is no answer of the form around it, which would refuse fields that are not there yet.
  const pressEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [only, ...others] = choosable;
    if (only && others.length === 0 && !query.isFetching && name === tidyText(text)) onPick(only);
  };
  const nothing = enough && query.isSuccess && companies.length === 0;
  return (
    <>
      <TextInput
        label={t('company.label')}
        description={t('company.hint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={pressEnter}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        data-autofocus
      />
      <div aria-live="polite">
        {enough && query.isFetching && companies.length === 0 && <Skeleton height={56} />}
        {query.isError && <p className={styles.note}>{t('company.failed')}</p>}
        {nothing && <p className={styles.note}>{messageWith(t, 'company.nothing', { name })}</p>}
        {companies.length > 0 && (
          <ul className={styles.results}>
            {companies.map((company) => (
              <li key={company.orgNumber}>
                <Found company={company} consequence={consequence} onPick={onPick} />
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

/**
 * Companies that have been deleted or dissolved are listed, so that a search for them does not look empty,
 * but cannot be chosen.
 */
function Found({ company, consequence, onPick }: Omit<Props, 'onManual'> & { company: Company }) {
  const { t } = useMessages('app/forms');
  const warning = companyWarning(company);
  return (
    <PlainButton
      className={warning ? `${styles.result} ${styles.ended}` : styles.result}
      aria-disabled={warning !== null}
      onClick={() => warning === null && onPick(company)}
    >
      <span className={styles.resultName} translate="no">
        {company.name}
      </span>
      <span className={styles.resultMeta} translate="no">
        {[formatIdentifier.organizationNumber(company.orgNumber), company.address?.city]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {warning && (
        <span className={styles.warning}>
          {t(`company.${warning}`)}. {consequence}
        </span>
      )}
    </PlainButton>
  );
}

/** Why this company cannot be chosen; null when it can. */
function companyWarning(company: Company): 'deleted' | 'bankrupt' | 'liquidation' | null {
  if (company.deleted) return 'deleted';
  if (company.markedAsBankruptcy) return 'bankrupt';
  const isLiquidating = company.underLiquidation || company.underForcedLiquidation;
  return isLiquidating ? 'liquidation' : null;
}
