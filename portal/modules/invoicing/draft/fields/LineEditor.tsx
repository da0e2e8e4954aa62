import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { AsyncPicker } from '#portal/ui/pickers/AsyncPicker.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { occupationName } from '../../lineTexts.ts';
import type { SavedInvoice } from '../draftFields.ts';
import type { EditorState } from '../editor/EditorContext.ts';
import styles from '../Fields.module.css';
import type { LineDraft } from '../lines/LineDraft.ts';
import { otherPrices } from '../lines/linePrices.ts';
import { isComputedTrip } from '../lines/travelReport.ts';
import { Line, type LineState, useLine } from '../lines/useLine.ts';
import { useRefusalTexts } from '../refusals/refusedField.ts';
import { LazyTravelFields } from '../travel/LazyTravelFields.tsx';
import { useDraftField } from '../useDraftField.ts';
import type { WritingProfile } from '../writingQuery.ts';
import { LineHead } from './LineHead.tsx';
import { LineText, PriceFields, VatField } from './PriceFields.tsx';
import { RouteFields } from './RouteFields.tsx';
import { WantedPayout } from './WantedPayout.tsx';
import { WorkReportFields } from './WorkReportFields.tsx';

/** Occupations that match the typed text. */
export const occupationChoicesQuery = graphql(`
  query OccupationChoices($keyword: String) {
    occupationCodes(keyword: $keyword, page: 1, perPage: 5) {
      total
      items { id name nameEn isEnabled }
    }
  }
`);

interface Props extends Pick<EditorState, 'editLine' | 'editLines'> {
  line: LineDraft;
  at: number;
  /** It has just been added, and is what one goes on with. */
  fresh: boolean;
  /** The amount calculated by the server, in minor units. */
  amount: number;
  refusals: readonly Refusal[];
  rates: WritingProfile['lineRates'];
  /** Set for computed lines, and computed again by each save. */
  saved: SavedInvoice['lines'][number] | null;
  onCopy: (at: number) => void;
}

/**
 * A line with description, quantity and price; for work also occupation and time. Memoized, so that the
 * sixtieth line is as fast to type as the first.
 */
export const LineEditor = memo(function LineEditor(props: Props) {
  const { line, at, fresh, amount, refusals, editLine, editLines, rates, saved, onCopy } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // At once, not later: the next keystroke must not go into another field.
    if (fresh) item.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [fresh]);
  const textAt = useRefusalTexts(refusals);
  const state = useMemo(
    (): LineState => ({
      line,
      at,
      rates,
      saved,
      edit: (change, touched) => editLine(at, change, touched),
      errorAt: (name, label) => textAt(`lines.${at}.${name}`, label),
    }),
    [line, at, rates, saved, editLine, textAt],
  );
  const refused = refusals.length > 0;
  useEffect(() => {
    // A line with a refusal is opened, and stays open until it is corrected.
    if (refused && line.collapsed) editLine(at, { collapsed: false }, 'collapsed');
  }, [refused, line.collapsed, at, editLine]);
  const shut = line.collapsed && !refused;
  return (
    <Line.Provider value={state}>
      <li className={styles.line} ref={item} data-shut={shut || undefined}>
        <LineHead amount={amount} shut={shut} onCopy={onCopy} editLines={editLines} />
        {!shut && <LineFields />}
      </li>
    </Line.Provider>
  );
});

/** All fields of a line. */
function LineFields() {
  const { t } = useMessages('invoicing/draft');
  const { line, rates } = useLine();
  const { lineType, tax, requiredFields, isTravel } = line.rule;
  const isTrip = isComputedTrip(line);
  return (
    <>
      <p className={styles.lineWhy}>{t([`line.why.${lineType}`, `line.tax.${tax}`])}</p>
      <div className={styles.stack}>
        {requiredFields.includes('occupationCodeId') && <OccupationField />}
        <LineText name="description" />
        {(requiredFields.includes('addressFrom') || isTrip) && <RouteFields />}
        {isTravel && <LazyTravelFields />}
        {line.workReport && <WorkReportFields report={line.workReport} />}
        {isTrip ? <VatField /> : <PriceFields />}
        {!isTrip && <RateNote />}
        {tax === 'WHOLE' && rates && <WantedPayout />}
      </div>
    </>
  );
}

/** The kind of work, from the official list of occupations. */
function OccupationField() {
  const { t, language } = useMessages('invoicing/draft');
  const field = useDraftField();
  const { line, at, edit, errorAt } = useLine();
  const [keyword, setKeyword] = useState('');
  const query = useQuery({
    ...queryOf(occupationChoicesQuery, { keyword: keyword || null }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const choices = (query.data?.occupationCodes.items ?? []).map((one) => ({
    id: one.id,
    label: occupationName(one, language),
    ...(!one.isEnabled && { whyNot: t('write.occupationOff') }),
  }));
  return (
    <AsyncPicker
      label={field('occupationCode').label}
      placeholder={t('write.findOccupation')}
      path={`lines.${at}.occupationCode`}
      value={line.occupationCode}
      choices={choices}
      total={query.data?.occupationCodes.total}
      searching={query.isFetching}
      onSearch={setKeyword}
      onPick={(occupationCode) => edit({ occupationCode }, 'occupationCode')}
      error={errorAt('occupationCode', field('occupationCode').label)}
    />
  );
}

/**
 * Shows the rate in force on the invoice date if the line has another price: the date was changed, or the
 * line was copied from an older invoice. Prices are not changed automatically, since the user may intend
 * them.
 */
function RateNote() {
  const { t, language } = useMessages('invoicing/draft');
  const { line, rates, edit } = useLine();
  const prices = otherPrices(line, rates, language);
  if (!prices) return null;
  const { lineType, tax } = line.rule;
  const inParts = tax === 'TAXABLE_PART';
  return (
    <p className={styles.rate} role="status">
      {messageWith(t, `line.rate.${lineType === 'DIET' ? lineType : inParts ? 'parts' : 'other'}`, {
        ...prices,
      })}{' '}
      <PlainButton
        className={styles.useRate}
        onClick={() => edit(prices, inParts ? 'diet' : 'unitPrice')}
      >
        {t('line.useRate')}
      </PlainButton>
    </p>
  );
}
