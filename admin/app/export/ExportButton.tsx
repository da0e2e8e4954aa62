import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import {
  Button,
  HttpError,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { drawn } from '../../icons/drawn.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { useResource } from '../catalogue/useResource.ts';
import { cellText } from './cellText.ts';
import { csvOf } from './csvOf.ts';
import { mostRows, readAll } from './readAll.ts';
import { readTitles } from './readTitles.ts';

const Download = drawn(IconDownload);

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The whole list as it is filtered and sorted, for a spreadsheet. */
export function ExportButton() {
  const resource = useResource();
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const provider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const { filterValues: filter, sort, total } = useListContext();
  const [isWorking, setWorking] = useState(false);
  const write = async () => {
    const rows = await readAll(provider, resource.name, { filter, sort });
    const fields = resource.fields.filter(({ isList, computed }) => !(isList && computed));
    const columns = await Promise.all(
      fields.map(async (field) => {
        const titles = await readTitles(provider, catalogue, labels, field, rows);
        const cells = rows.map(
          (row) =>
            titles.get(row[field.name]) ?? cellText(catalogue, labels, field, row[field.name], row),
        );
        return [labels.field(field), ...cells];
      }),
    );
    const lines = [...Array(rows.length + 1).keys()].map((at) =>
      columns.map((column) => column[at] ?? ''),
    );
    save(csvOf(lines), `${labels.many(resource)}.csv`);
    if ((total ?? 0) > mostRows) notify('export.cut', { messageArgs: { most: mostRows } });
  };
  const start = () => {
    setWorking(true);
    write()
      .catch((cause: unknown) =>
        notify(cause instanceof HttpError ? cause.message : 'failure.FAULT', { type: 'error' }),
      )
      .finally(() => setWorking(false));
  };
  return (
    <Button
      label="ra.action.export"
      // On a phone react-admin takes the name from a button that is out of use.
      aria-label={translate('ra.action.export')}
      onClick={start}
      disabled={isWorking || total === 0}
    >
      <Download />
    </Button>
  );
}
