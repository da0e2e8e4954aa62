import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#portal/graphql/queryOf.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { Path } from '#portal/ui/path/Path.tsx';
import styles from '#portal/ui/row/Row.module.css';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { NotFound } from '#portal/ui/states/NotFound.tsx';
import { PageSkeleton } from '#portal/ui/states/PageSkeleton.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { AppLink } from '../../routing/AppLink.tsx';
import { useHref } from '../../routing/useHref.ts';
import { inSentence } from '../list/inSentence.ts';
import type { RenderCell } from '../list/RowsTable.tsx';
import { labelText } from '../values/fieldTexts.ts';
import { RowState } from '../values/RowState.tsx';
import { RowActions } from './RowActions.tsx';
import { RowChildren } from './RowChildren.tsx';
import { RowEvents } from './RowEvents.tsx';
import { RowParts } from './RowParts.tsx';
import { stepsOf } from './stepsOf.ts';

interface Props {
  screen: DeclaredScreen;
  /** Cells of the rows that belong to it, which a module renders in its own way. */
  renderCell?: RenderCell;
}

/** A row of a declared table: its progress, its facts, its children and its events. */
export function RowScreen({ screen, renderCell }: Props) {
  const { default: declaration, operations } = screen;
  const { t, i18n } = useTranslation('ui');
  const words = useWords();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useQuery(queryOf(operations.row, { id }));
  useNews(operations.news, [operations.list, operations.row]);
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { node } = query.data;
  if (node?.__typename !== declaration.typeName)
    return <NotFound action={<ToList screen={screen} />} />;
  const { one } = words.noun(declaration.table);
  const label = declaration.label && node[declaration.label];
  const status = declaration.fields.find(({ name }) => name === 'status');
  const state = typeof node.status === 'string' ? node.status : null;
  const valueName = (value: string) => words.value(status?.enumName ?? '', value).label;
  return (
    <Page
      title={label ? labelText(label, i18n.language) : one}
      lead={label ? one : undefined}
      badge={
        status &&
        state && (
          <span aria-live="polite">
            <RowState states={declaration.states} enumName={status.enumName ?? ''} value={state} />
          </span>
        )
      }
      actions={<RowActions screen={screen} row={node} />}
    >
      <div className={styles.grid}>
        {declaration.states && state && (
          <div className={styles.wide}>
            <Card>
              <Path
                steps={stepsOf(declaration.states, state, node, valueName)}
                label={t('row.path')}
              />
            </Card>
          </div>
        )}
        <div className={styles.main}>
          <RowParts screen={declaration} row={node} />
          <RowChildren screen={screen} row={node} renderCell={renderCell} />
        </div>
        {node.events.length > 0 && (
          <div className={styles.aside} data-last>
            <RowEvents table={declaration.table} states={status?.enumName} events={node.events} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** The link to the list, for a row that does not exist or is not visible to the user. */
function ToList({ screen: { default: screen } }: { screen: DeclaredScreen }) {
  const { t } = useTranslation('ui');
  const href = useHref();
  const many = inSentence(useWords().noun(screen.table).many);
  return (
    <Button variant="light" renderRoot={(props) => <AppLink href={href(screen.path)} {...props} />}>
      {t('row.toList', { many })}
    </Button>
  );
}
