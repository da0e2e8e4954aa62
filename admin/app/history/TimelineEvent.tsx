import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { enumNamed, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { Badge, toneOf } from '../fields/Badge.tsx';
import { Moment } from '../fields/Moment.tsx';

interface Props {
  event: RaRecord;
  /** The row of the page. On a page of its own the event's target state is obvious. */
  resource?: CatalogueResource;
  /** The table of the event's row, by which events are labelled; the page's own by default. */
  subject?: CatalogueResource;
  /** The row the event belongs to, if that is not the page's own row. */
  children?: ReactNode;
}

/** An event on the timeline: its name, actor, time, and the resulting state. */
export function TimelineEvent({ event, resource, subject = resource, children }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  const status = resource?.fields.find(({ name }) => name === resource?.statusField);
  const of = enumNamed(catalogue, status?.enumName);
  const reason = typeof event.data?.reason === 'string' ? event.data.reason : null;
  const kind = event.actorKind ? translate(`events.${event.actorKind}`, { _: '' }) : '';
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 3,
          top: 7,
          width: 9,
          height: 9,
          borderRadius: '50%',
          backgroundColor: 'primary.main',
        },
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          left: 7,
          top: 20,
          bottom: -4,
          width: '1px',
          backgroundColor: 'divider',
        },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <strong>{labels.event(subject, String(event.eventType))}</strong>
        {status && event.status && (
          <Badge
            tone={toneOf(of, String(event.status))}
            label={labels.value(of, String(event.status))}
          />
        )}
      </Box>
      {children && <div>{children}</div>}
      {reason && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        {event.actor && (
          <>
            <span translate="no">{event.actor}</span>
            <span>, </span>
          </>
        )}
        {kind && <span>{`${kind}, `}</span>}
        <Moment value={event.occurredAt} kind="datetime" locale={labels.locale} />
      </Box>
    </Box>
  );
}
