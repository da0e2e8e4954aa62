import { Box, Button, Skeleton, Typography } from '@mui/material';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  EditButton,
  ListButton,
  RecordRepresentation,
  Show,
  TopToolbar,
  useRecordContext,
  useShowContext,
  useTranslate,
} from 'react-admin';
import { camelCase } from '#shared/names.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { enumNamed, useLabels } from '../catalogue/labels/labels.ts';
import { pathOf } from '../catalogue/pathOf.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { Moment } from '../fields/Moment.tsx';
import { RecordValue } from '../fields/RecordValue.tsx';
import { RowBadges } from '../fields/RowBadges.tsx';
import { DeleteRow } from '../form/DeleteRow.tsx';
import { isWritable } from '../form/isWritable.ts';
import { isMissing } from '../states/Failure.tsx';
import { NoPermission } from '../states/NoPermission.tsx';
import { RowFailure, RowTitle, withoutNotification } from '../states/RowFailure.tsx';
import { useFollowWork } from '../states/useFollowWork.ts';
import { ShowTabs } from './ShowTabs.tsx';

/** One row: title, state, actions, and everything that belongs to it. */
export function ResourceShow() {
  const resource = useResource();
  if (resource.operations.one === null) return <NoPermission request="read" back="/" />;
  return (
    <Show
      component="div"
      title={<ShowTitle />}
      queryOptions={withoutNotification}
      error={<ShowFailure />}
      actions={<ShowToolbar />}
    >
      <ShowHead>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DownloadButton />
          <ActionButtons />
        </Box>
      </ShowHead>
      <FollowRow />
      <StatusPath />
      <ShowTabs />
    </Show>
  );
}

/** Reads the row again while the worker is processing it. */
function FollowRow() {
  const record = useRecordContext();
  useFollowWork(record ? [record] : []);
  return null;
}

function ShowTitle() {
  return <RowTitle error={useShowContext().error} />;
}

/** A row that could not be read. */
function ShowFailure() {
  const { error, refetch } = useShowContext();
  return <RowFailure error={error} retry={refetch} />;
}

/** The ways to the list and to the form. A row that does not exist has none. */
function ShowToolbar() {
  const resource = useResource();
  const { error } = useShowContext();
  if (isMissing(error)) return null;
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ListButton />
      {isWritable(resource, 'edit') ? (
        <EditButton />
      ) : (
        // A row that cannot be edited, such as one that only joins two others, is deleted from here.
        resource.operations.delete !== null && <DeleteRow />
      )}
    </TopToolbar>
  );
}

/** The way to the bytes, for a row that has them. */
function DownloadButton() {
  const translate = useTranslate();
  const path: unknown = useRecordContext()?.downloadPath;
  if (typeof path !== 'string') return null;
  return (
    <Button
      href={path}
      target="_blank"
      rel="noopener"
      variant="outlined"
      startIcon={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
    >
      {translate('show.download')}
    </Button>
  );
}

/** The row's title and state, and beside them what can be done. */
function ShowHead({ children }: { children: ReactNode }) {
  const resource = useResource();
  const labels = useLabels();
  const record = useRecordContext();
  const status = resource.fields.find(({ name }) => name === resource.statusField);
  if (!record) return <Skeleton height={48} sx={{ maxWidth: 400 }} />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 1.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {labels.one(resource)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <RecordRepresentation />
          </Typography>
          {status && <RecordValue field={status} />}
          <RowBadges resource={resource} />
        </Box>
      </Box>
      {children}
    </Box>
  );
}

/** The column with the time a status was reached, by its name: SUBMITTED → submittedAt. */
function reached(status: string, isFirst: boolean): string {
  return isFirst ? 'createdAt' : `${camelCase(status.toLowerCase())}At`;
}

/** The progress of the row: its state, since when, and the next step. */
function StatusPath() {
  const resource = useResource();
  const record = useRecordContext();
  const labels = useLabels();
  const translate = useTranslate();
  const { catalogue } = useConsoleModel();
  const field = resource.fields.find(({ name }) => name === resource.statusField);
  const status: unknown = field && record?.[field.name];
  if (!field || !record || typeof status !== 'string') return null;
  const of = enumNamed(catalogue, field.enumName);
  const way = pathOf(resource, status);
  return (
    <Box
      component="ol"
      aria-label={translate('show.path')}
      sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 1, listStyle: 'none', m: 0, mb: 2, p: 0 }}
    >
      {way.map(({ status: one, is }, at) => {
        const when: unknown = is === 'ahead' ? null : record[reached(one, at === 0)];
        return (
          <Box
            key={one}
            component="li"
            aria-current={is === 'here' ? 'step' : undefined}
            sx={{
              flex: { xs: '1 0 33%', sm: '1 1 0' },
              minWidth: 84,
              pt: 1,
              pr: 1,
              fontSize: 13,
              borderTop: '3px solid',
              borderColor: is === 'ahead' ? 'divider' : 'primary.main',
              color: is === 'ahead' ? 'text.secondary' : 'text.primary',
              fontWeight: is === 'here' ? 650 : 400,
            }}
          >
            <span>{labels.value(of, one)}</span>
            <Box sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary', minHeight: 18 }}>
              {when ? <Moment value={when} kind="datetime" locale={labels.locale} /> : null}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
