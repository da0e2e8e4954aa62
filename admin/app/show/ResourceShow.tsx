import { Box } from '@mui/material';
import {
  DeleteButton,
  EditButton,
  ListButton,
  RecordRepresentation,
  Show,
  TopToolbar,
  useRecordContext,
  useShowContext,
} from 'react-admin';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { useResource } from '../catalogue/useKnowledge.ts';
import { isWritable } from '../form/isWritable.ts';
import { Failure } from '../states/Failure.tsx';
import { NoPermission } from '../states/NoPermission.tsx';
import { useFollowWork } from '../states/useFollowWork.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { ShowHead } from './ShowHead.tsx';
import { ShowTabs } from './ShowTabs.tsx';
import { StatusPath } from './StatusPath.tsx';

/** One row: title, state, actions, and everything that belongs to it. */
export function ResourceShow() {
  const resource = useResource();
  if (resource.operations.one === null) return <NoPermission request="read" back="/" />;
  return (
    <Show
      component="div"
      title={<RecordRepresentation />}
      error={<ShowFailure />}
      actions={
        <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <ListButton />
          {isWritable(resource, 'edit') ? (
            <EditButton />
          ) : (
            // A row that cannot be edited, such as one that only joins two others, is deleted from here.
            resource.operations.delete !== null && <DeleteButton mutationMode="pessimistic" />
          )}
        </TopToolbar>
      }
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

/** Reads the row again while the worker is at work on it. */
function FollowRow() {
  const record = useRecordContext();
  useFollowWork(record ? [record] : []);
  return null;
}

/** A row that could not be read. */
function ShowFailure() {
  const { error, refetch } = useShowContext();
  return <Failure error={error} retry={refetch} />;
}
