import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { EditorContext } from '../editor/EditorContext.ts';
import { useLine } from '../lines/useLine.ts';
import { writtenMoney } from '../lines/writtenMoney.ts';

/** The price of a line with which the draft pays out what is wanted. */
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

/** Finds the price of the line that pays out an amount, and writes it into the line. */
export function usePriceForPayout() {
  const { t, i18n } = useTranslation('invoicing/draft');
  const { at, edit } = useLine();
  const editor = useContext(EditorContext);
  const [isSearching, setIsSearching] = useState(false);
  const [message, setMessage] = useState<{ isProblem: boolean; text: string } | null>(null);
  const problem = (text: string) => setMessage({ isProblem: true, text });

  const search = async (wanted: number) => {
    // The price follows from all lines, so the server must have them as they are written.
    const isSaved = await editor?.autosave.flush();
    const id = editor?.autosave.state().id;
    if (!isSaved || !id) return problem(t('line.payout.unkept'));
    const { node } = await execute(priceForPayoutQuery, { id, line: at, payout: wanted });
    const found = node && 'priceForPayout' in node ? node.priceForPayout : null;
    if (found?.unitPrice == null || found.payout == null) {
      const reason = reasons.find((one) => one === found?.refusal);
      return problem(t(`line.payout.${reason ?? 'INVALID'}`));
    }
    const price = writtenMoney(found.unitPrice, i18n.language);
    edit({ unitPrice: price }, 'unitPrice');
    const payout = writtenMoney(found.payout, i18n.language);
    setMessage({ isProblem: false, text: t('line.payout.found', { price, payout }) });
  };
  return {
    isSearching,
    message,
    find: async (wanted: number) => {
      setIsSearching(true);
      await search(wanted).catch(() => problem(t('line.payout.offline')));
      setIsSearching(false);
    },
  };
}
