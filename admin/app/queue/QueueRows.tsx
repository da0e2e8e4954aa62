import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import {
  ListContextProvider,
  type RaRecord,
  RecordContextProvider,
  useList,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { BulkActions } from '../actions/BulkActions.tsx';
import { type RowAction, rowActions } from '../catalogue/actions/rowActions.ts';
import { canAct } from '../catalogue/actions/sharedActions.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { actionKeys } from './actionKeys.ts';
import { QueueRow } from './QueueRow.tsx';
import { useQueueKeys } from './useQueueKeys.ts';
import { type Queue, waitingQuery } from './waitingQuery.ts';

interface Props {
  actions: RowAction[];
  keys: Map<string, string>;
}

/** The waiting rows, one of them current; decided by button or by key, several at once where one form serves for all. */
export function QueueRows({ queue, rows }: { queue: Queue; rows: RaRecord[] }) {
  const { resource, states } = queue;
  const { since } = waitingQuery(queue, rows.length);
  const { catalogue, operator } = useConsoleModel();
  const navigate = useNavigate();
  const context = useList({ data: rows, resource: resource.name });
  const isActedOn = rows.length > 1 && canAct(catalogue, resource, operator);
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [chosen, choose] = useState<{ record: RaRecord; action: RowAction } | null>(null);
  // A decided row leaves the list; the next one takes its place under the same finger.
  const at = Math.min(place, rows.length - 1);
  const current = rows[at];
  const actionsOf = (record: Record<string, unknown> | undefined) =>
    rowActions(catalogue, resource, record ?? {}, operator).filter(({ to }) => to !== null);
  const all = states.flatMap((state) => actionsOf({ [resource.statusField ?? '']: state }));
  const keys = actionKeys([...new Set(all.map(({ name }) => name))]);

  useQueueKeys({
    isPaused: chosen !== null,
    move: (step) => {
      const next = Math.max(0, Math.min(rows.length - 1, at + step));
      setPlace(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    },
    open: () => current && navigate(`/${resource.name}/${String(current.id)}/show`),
    act: (letter) => {
      const action = actionsOf(current).find(({ name }) => keys.get(name) === letter);
      if (action && current) choose({ record: current, action });
    },
  });

  return (
    <ListContextProvider value={context}>
      <KeyLegend actions={all} keys={keys} />
      {isActedOn && (
        <Box
          sx={{
            position: 'sticky',
            top: 48,
            zIndex: 2,
            px: 2,
            pt: 1,
            backgroundColor: 'background.paper',
            '&:empty': { display: 'none' },
          }}
        >
          <BulkActions />
        </Box>
      )}
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((record, index) => (
          <RecordContextProvider key={record.id} value={record}>
            <QueueRow
              resource={resource}
              isCurrent={index === at}
              isActedOn={isActedOn}
              actions={actionsOf(record)}
              keys={keys}
              since={since}
              point={() => setPlace(index)}
              choose={(action) => choose({ record, action })}
            />
          </RecordContextProvider>
        ))}
      </Box>
      {chosen && (
        <ActionDialog
          resource={resource}
          record={chosen.record}
          action={chosen.action}
          close={() => choose(null)}
        />
      )}
    </ListContextProvider>
  );
}

/** Which key does what; left out where there is no keyboard. */
function KeyLegend({ actions, keys }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const verbs = [...keys].map(([name, letter]) => {
    const action = actions.find((item) => item.name === name);
    return [letter, labels.action(name, action?.mutation)];
  });
  const all = [
    ['j', translate('console.keyNext')],
    ['k', translate('console.keyPrevious')],
    ['Enter', translate('console.keyOpen')],
    ...verbs,
  ];
  return (
    <Box
      component="p"
      aria-label={translate('console.keys')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        gap: 2,
        m: 0,
        px: 2,
        py: 1,
        fontSize: 12,
        color: 'text.secondary',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {all.map(([key, text]) => (
        <span key={key}>
          <Key name={key ?? ''} /> <span>{text}</span>
        </span>
      ))}
    </Box>
  );
}

/** A key of the keyboard, as it is printed on it. */
function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: '5px',
        fontFamily: 'inherit',
        fontSize: 11,
        lineHeight: '16px',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '4px',
        color: 'text.secondary',
        backgroundColor: 'background.default',
      }}
    >
      {name}
    </Box>
  );
}
