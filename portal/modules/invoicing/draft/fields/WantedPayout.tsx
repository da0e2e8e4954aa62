import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { moneyRules, parseMoney } from '#portal/ui/money/parseMoney.ts';
import styles from '../Fields.module.css';
import { usePriceForPayout } from './usePriceForPayout.ts';

/** Finds the price for a desired payout. */
export function WantedPayout() {
  const { t, i18n } = useTranslation('invoicing/draft');
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const figure = useTypedFigure({ rules: moneyRules, text, onChange: setText });
  const { find, isSearching, message } = usePriceForPayout();
  const wanted = parseMoney(text);
  const label = t('line.payout.label');
  if (!isOpen) {
    return (
      <p className={styles.rate}>
        <UnstyledButton
          className={styles.useRate}
          aria-expanded={false}
          onClick={() => setIsOpen(true)}
        >
          {t('line.payout.open')}
        </UnstyledButton>
      </p>
    );
  }
  const submit = () => wanted !== null && !isSearching && void find(wanted);
  const unread = figure.isUnread
    ? refusalText({ code: 'INVALID', path: '' }, i18n.language, label)
    : undefined;
  return (
    <div>
      <div className={styles.payout}>
        <TextInput
          autoFocus
          label={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onFocus={figure.onFocus}
          onBlur={figure.onBlur}
          onKeyDown={(event) => event.key === 'Enter' && submit()}
          error={figure.reason ?? unread}
          inputMode="decimal"
          rightSection="kr"
          rightSectionWidth={56}
        />
        <Button
          variant="default"
          onClick={submit}
          aria-busy={isSearching}
          disabled={wanted === null}
        >
          {t('line.payout.find')}
        </Button>
      </div>
      <p className={styles.rate} role="status" data-problem={message?.isProblem || undefined}>
        {message?.text}
      </p>
    </div>
  );
}
