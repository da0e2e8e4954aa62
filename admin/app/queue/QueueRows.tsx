import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CatalogueTransition } from '../../../plugins/core/catalogue/catalogue.ts';
import { operatorTransitions } from '../catalogue/operatorTransitions.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { TransitionDialog } from '../transitions/TransitionDialog.tsx';
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
  const [chosen, choose] = useState<{ record: RaRecord; transition: CatalogueTransition } | null>(
    null,
  );
  // A decided row leaves the list; the next one takes its place under the same finger.
  const at = Math.min(place, rows.length - 1);
  const current = rows[at];
  const transitionsOf = (record: RaRecord | undefined) =>
    operatorTransitions(resource, record?.[resource.statusField ?? ''], operator);
  const all = states.flatMap((state) => operatorTransitions(resource, state, operator));
  const keys = actionKeys([...new Set(all.map(({ action }) => action))]);
  const mutation = catalogue.mutations.find(({ name }) => name === chosen?.transition.mutation);

  useQueueKeys({
    isPaused: chosen !== null,
    move: (step) => {
      const next = Math.max(0, Math.min(rows.length - 1, at + step));
      setPlace(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    },
    open: () => current && navigate(`/${resource.name}/${String(current.id)}/show`),
    act: (letter) => {
      const transition = transitionsOf(current).find(({ action }) => keys.get(action) === letter);
      if (transition && current) choose({ record: current, transition });
    },
  });

  return (
    <>
      <KeyLegend transitions={all} keys={keys} />
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((record, index) => (
          <RecordContextProvider key={record.id} value={record}>
            <QueueRow
              resource={resource}
              isCurrent={index === at}
              transitions={transitionsOf(record)}
              keys={keys}
              since={since}
              point={() => setPlace(index)}
              choose={(transition) => choose({ record, transition })}
            />
          </RecordContextProvider>
        ))}
      </Box>
      {chosen && mutation && (
        <TransitionDialog
          resource={resource}
          record={chosen.record}
          transition={chosen.transition}
          mutation={mutation}
          close={() => choose(null)}
        />
      )}
    </>
  );
}
