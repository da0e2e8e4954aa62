import { DeleteWithConfirmButton, RecordRepresentation, useTranslate } from 'react-admin';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useResource } from '../catalogue/useConsoleModel.ts';

interface Props {
  /** A row of a page about another one is taken out of it, and the page stays. */
  isPart?: boolean;
}

/** Deletes the row in context, once it is confirmed by its name. */
export function DeleteRow({ isPart = false }: Props) {
  const translate = useTranslate();
  const resource = useResource();
  const kind = useLabels().one(resource);
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={withVerbatim(
        translate(isPart ? 'related.remove' : 'ra.message.delete_title', {
          name: kind,
          recordRepresentation: marked('row'),
        }),
        { row: <RecordRepresentation /> },
      )}
      {...(isPart && { label: 'ra.action.remove', redirect: false })}
    />
  );
}
