import { TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button, PlainButton } from '#portal/ui/controls/Button.tsx';
import { moneyRules, parseMoney } from '#portal/ui/money/parseMoney.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { EditorContext } from '../editor/EditorContext.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';
import type { LineDraft } from '../lines/LineDraft.ts';
import { writtenMoney } from '../lines/linePrices.ts';
import { useLine } from '../lines/useLine.ts';

/** The price of a line by which the draft has the wanted payout. */
const priceForPayoutQuery = graphql(`
  query PriceForPayout($id: ID!, $line: Int!, $payout: BigInt!) {
    node(id: $id) {
      ... on Invoice {
        priceForPayout(linePosition: $line, payout: $payout) {
          unitPrice
          payout
          refusal
        }
      }
    }
  }
`);

const reasons = ['BLANK', 'TOO_SMALL', 'TOO_BIG'] as const;

/** Finds the price for a desired payout. */
export function WantedPayout() {
  const { t } = useMessages('invoicing/draft');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <PriceFinder />;
  return (
    <p className={styles.rate}>
      <PlainButton className={styles.useRate} aria-expanded={false} onClick={() => setIsOpen(true)}>
        {t('line.payout.open')}
      </PlainButton>
    </p>
  );
}

/** The desired payout, and the price found for it. */
function PriceFinder() {
  const { t } = useMessages('invoicing/draft');
  const [text, setText] = useState('');
  const { find, isSearching, message } = usePriceForPayout();
  const wanted = parseMoney(text);
  const label = t('line.payout.label');
  const figure = useTypedFigure({ rules: moneyRules, path: '', label, text, onChange: setText });
  const isPossible = wanted !== null && wanted > 0;
  const submit = () => isPossible && !isSearching && void find(wanted);
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
          error={figure.reason}
          inputMode="decimal"
          rightSection="kr"
          rightSectionWidth={56}
        />
        <Button variant="default" onClick={submit} aria-busy={isSearching} disabled={!isPossible}>
          {t('line.payout.find')}
        </Button>
      </div>
      <p className={styles.rate} role="status" data-problem={message?.isProblem || undefined}>
        {message && withVerbatim(message.text)}
      </p>
    </div>
  );
}

interface Found {
  isProblem: boolean;
  /** Its amounts are `marked`. */
  text: string;
  /** The lines it was found for: with others it is no longer true. */
  lines: readonly LineDraft[] | undefined;
}

/** Finds the price of the line that pays out an amount, and writes it into the line. */
function usePriceForPayout() {
  const { t, language } = useMessages('invoicing/draft');
  const { at, edit } = useLine();
  const { lines } = useEditor().draft;
  const editor = useContext(EditorContext);
  const [isSearching, setIsSearching] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const linesNow = () => editor?.autosave.state().draft.lines;
  const show = (isProblem: boolean, text: string) =>
    setFound({ isProblem, text, lines: linesNow() });
  const problem = (text: string) => show(true, text);

  const search = async (wanted: number) => {
    // The price follows from all lines, so the server must have them as they are written.
    const isSaved = await editor?.autosave.flush();
    const { id, saveState } = editor?.autosave.state() ?? {};
    if (!isSaved || !id) {
      return problem(t(`line.payout.${saveState === 'offline' ? 'offline' : 'unkept'}`));
    }
    const sent = linesNow();
    const { node } = await execute(priceForPayoutQuery, { id, line: at, payout: wanted });
    // Found for other lines than are written now: it is searched for again by a press.
    if (linesNow() !== sent) return setFound(null);
    const answer = node && 'priceForPayout' in node ? node.priceForPayout : null;
    if (answer?.unitPrice == null || answer.payout == null) {
      const reason = reasons.find((one) => one === answer?.refusal);
      return problem(t(`line.payout.${reason ?? 'INVALID'}`));
    }
    const price = writtenMoney(answer.unitPrice, language);
    edit({ unitPrice: price }, 'unitPrice');
    const payout = writtenMoney(answer.payout, language);
    show(false, t('line.payout.found', { price: marked(price), payout: marked(payout) }));
  };
  return {
    isSearching,
    message: found?.lines === lines ? found : null,
    find: async (wanted: number) => {
      setIsSearching(true);
      await search(wanted).catch(() => problem(t('line.payout.offline')));
      setIsSearching(false);
    },
  };
}
