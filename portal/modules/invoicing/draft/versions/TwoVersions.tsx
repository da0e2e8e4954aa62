import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';
import { VersionChoice } from '#portal/app/drafts/VersionChoice.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { isIsoDay } from '#shared/days/iso-day.ts';
import { draftQuery, type SavedInvoice } from '../draftFields.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import type { LineDraft } from '../lines/LineDraft.ts';
import type { DraftAutosave } from '../saving/DraftAutosave.ts';
import { fromSaved } from '../saving/fromSaved.ts';
import { draftField } from '../useDraftField.ts';
import styles from './Versions.module.css';

/** A difference between two versions of a draft, as text. */
interface Difference {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

type Say = (draft: InvoiceDraft) => string;

const days = ['invoicedOn', 'dueOn'] as const;

const texts = ['buyerReference', 'orderReference'] as const;

/** Chosen by name in lists that only one of the versions may still have. */
const choices = [
  ['freelanceProfileId', 'freelanceProfile'],
  ['bankAccountId', 'bankAccount'],
  ['clientReferencePersonId', 'clientReferencePerson'],
  ['senderReferencePersonId', 'senderReferencePerson'],
] as const;

interface Props {
  autosave: DraftAutosave;
  id: string;
}

/** The choice between the draft written here and the one saved elsewhere meanwhile. */
export function TwoVersions({ autosave, id }: Props) {
  const { t, language } = useMessages(['invoicing/draft', 'invoicing/draft/versions']);
  const words = useWords();
  const compare = (saved: SavedInvoice) => {
    const theirs = fromSaved(saved, language);
    const differences = draftDifferences(autosave.state().draft, theirs, { t, words, language });
    return differences.length > 0
      ? {
          lead: t('invoicing/draft/versions:lead'),
          differences: <VersionTable differences={differences} />,
        }
      : { lead: t('invoicing/draft/versions:same'), differences: null };
  };
  return (
    <VersionChoice
      id={id}
      query={draftQuery}
      rowOf={({ node }) => (node?.__typename === 'Invoice' ? node : null)}
      title={t('invoicing/draft/versions:title')}
      takeTheirs={t('invoicing/draft/versions:takeTheirs')}
      chooseMine={t('invoicing/draft/versions:keepMine')}
      compare={compare}
      onTakeTheirs={(saved) => autosave.takeTheirs(saved, fromSaved(saved, language))}
      onChooseMine={autosave.chooseMine}
      onClose={autosave.postpone}
    />
  );
}

/** A table of the differences between this version and the saved one. */
function VersionTable({ differences }: { differences: readonly Difference[] }) {
  const { t } = useMessages(['invoicing/draft', 'invoicing/draft/versions']);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('invoicing/draft/versions:field')}</th>
          <th scope="col">{t('invoicing/draft/versions:mine')}</th>
          <th scope="col">{t('invoicing/draft/versions:theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, label, mine, theirs }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line without its client-side state. */
function substance({ key: _key, collapsed: _collapsed, ...line }: LineDraft): string {
  return JSON.stringify(line);
}

function lineText(
  line: LineDraft | undefined,
  t: TFunction<['invoicing', 'invoicing/draft/versions']>,
  words: Labels,
): string {
  if (!line) return t('invoicing/draft/versions:none');
  const price = line.unitPrice || line.dietTaxableUnitPrice;
  const figures = [line.quantity, price].filter(Boolean).join(' × ');
  return [line.description || words.value('LineType', line.rule.lineType).label, figures]
    .filter(Boolean)
    .join(', ');
}

/** Compares a draft as it is written here with the one that was saved meanwhile. */
function draftDifferences(
  mine: InvoiceDraft,
  theirs: InvoiceDraft,
  {
    t,
    words,
    language,
  }: { t: TFunction<['invoicing', 'invoicing/draft/versions']>; words: Labels; language: string },
): Difference[] {
  const found: Difference[] = [];
  const field = draftField(words);
  const compare = (key: string, label: string, value: Say, say: Say = value) => {
    if (value(mine) === value(theirs)) return;
    const textOf = (draft: InvoiceDraft) => say(draft) || t('invoicing/draft/versions:none');
    found.push({ key, label, mine: textOf(mine), theirs: textOf(theirs) });
  };
  compare(
    'client',
    field('client').label,
    ({ client }) => client?.id ?? '',
    ({ client }) => client?.label ?? '',
  );
  for (const [name, choice] of choices) {
    const chosenText = (draft: InvoiceDraft) =>
      draft[name] ? t('invoicing/draft/versions:chosen') : '';
    compare(name, field(choice).label, (draft) => draft[name], chosenText);
  }
  for (const name of days) {
    // A date that cannot be parsed is shown as typed.
    const day = (draft: InvoiceDraft) =>
      isIsoDay(draft[name]) ? formatDay(draft[name], language) : draft[name];
    compare(name, field(name).label, (draft) => draft[name], day);
  }
  for (const name of texts) compare(name, field(name).label, (draft) => draft[name].trim());
  const most = Math.max(mine.lines.length, theirs.lines.length);
  for (let at = 0; at < most; at += 1) {
    const line = ({ lines }: InvoiceDraft) => lines[at];
    compare(
      `line ${at}`,
      t('invoicing/draft/versions:line', { line: at + 1 }),
      (draft) => (line(draft) ? substance(line(draft) as LineDraft) : ''),
      (draft) => lineText(line(draft), t, words),
    );
  }
  return found;
}
