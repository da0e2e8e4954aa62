import { lines } from 'virtual:screen-menu';
import { IconList } from '@tabler/icons-react';
import type { Screen } from '#plugins/core/screens/screen.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import type { FilterChange } from '#portal/ui/list/FilterFrame.tsx';
import { EmptyState } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { inSentence } from './inSentence.ts';
import type { ScreenSearch } from './screenSearch.ts';

interface Props {
  screen: Screen;
  search: ScreenSearch;
  onChange: (values: FilterChange) => void;
}

/** Why a list has no rows: none matches the filters, there are none, or the user may not read them. */
export function NoRows({ screen: { table, path, filters, readers }, search, onChange }: Props) {
  const { t } = useMessages('ui');
  const { many, empty } = useWords().noun(table);
  const { canManage } = useSignedIn().account;
  const Icon = lines.find((one) => one.path === path)?.icon ?? IconList;
  const isFiltered = Object.keys(search.filters).length > 0;
  const isPart = readers.length > 0 && !readers.includes('TEAM') && !canManage;
  const why = isFiltered ? 'noMatch' : isPart ? 'noneOfYours' : 'empty';
  const clear = Object.fromEntries(filters.map(({ name }) => [name, undefined]));
  return (
    <Card>
      <EmptyState
        icon={<Icon size={28} stroke={1.5} />}
        title={t(`list.${why}Title`, { many: inSentence(many) })}
        text={why === 'empty' && empty ? empty : t(`list.${why}Text`)}
        action={
          isFiltered && (
            <Button variant="light" onClick={() => onChange({ ...clear, page: undefined })}>
              {t('list.clear')}
            </Button>
          )
        }
      />
    </Card>
  );
}
