import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { inSentence } from '#portal/app/screens/list/inSentence.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { NotFound } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';

const lists = { purchases: 'payoutmore/purchases', refunds: 'payoutmore/purchases/refunds' };

/** A row that is not there, or another team's, with the way to the list. */
export function PurchaseMissing({ table }: { table: keyof typeof lists }) {
  const { t } = useMessages('ui');
  const href = useHref();
  const many = inSentence(useWords().noun(table).many);
  return (
    <NotFound
      action={
        <LinkButton variant="light" as={AppLink} href={href(lists[table])}>
          {t('row.toList', { many })}
        </LinkButton>
      }
    />
  );
}
