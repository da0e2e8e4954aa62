import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { type RowAction, rowActions } from '../catalogue/actions/rowActions.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { actionKeys } from './actionKeys.ts';
import { KeyLegend } from './KeyLegend.tsx';
import { QueueRow } from './QueueRow.tsx';
import type { Queue } from './queuesOf.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { waitingQuery } from './waitingQuery.ts';

/** The waiting rows, one of them current; decided by button or by key. */
export function QueueRows({ queue, rows }: { queue: Queue; rows: RaRecord[] }) {
  const { resource, states } = queue;
  const { since } = waitingQuery(queue, rows.length);
  const { catalogue, operator } = useKnowledge();
  const navigate = useNavigate();
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
    <>
      <KeyLegend actions={all} keys={keys} />
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((record, index) => (
          <RecordContextProvider key={record.id} value={record}>
            <QueueRow
              resource={resource}
              isCurrent={index === at}
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
    </>
  );
}
