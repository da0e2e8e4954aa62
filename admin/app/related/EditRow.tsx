import { useState } from 'react';
import { EditBase, type RaRecord, useNotify, useRefresh } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { DecisiveFacts } from '../form/DecisiveFacts.tsx';
import { OtherVersion } from '../form/OtherVersion.tsx';
import { specsOfResource } from '../inputs/specsOfResource.ts';
import { RowDialog } from './RowDialog.tsx';

const formId = 'edit-related-row';

interface Props {
  resource: CatalogueResource;
  record: RaRecord;
  close: () => void;
}

/** Changes a row over the page it belongs to; see `ResourceEdit`. */
export function EditRow({ resource, record, close }: Props) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const notify = useNotify();
  const refresh = useRefresh();
  const [whenReread] = useState({ keepDirtyValues: false });
  const specs = specsOfResource(resource, 'edit', catalogue, labels);
  const onSuccess = () => {
    close();
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    refresh();
  };
  return (
    <EditBase
      resource={resource.name}
      id={record.id}
      mutationMode="pessimistic"
      redirect={false}
      redirectOnError={false}
      mutationOptions={{ onSuccess }}
      render={({ record: read }) =>
        read && (
          <RowDialog
            title={titleOf(catalogue, resource, record, labels)}
            specs={specs}
            close={close}
            formId={formId}
            resetOptions={whenReread}
          >
            <DecisiveFacts written={specs.map(({ source }) => source)} />
            <OtherVersion formId={formId} whenReread={whenReread} />
          </RowDialog>
        )
      }
    />
  );
}
