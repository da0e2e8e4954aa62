import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, CreateBase, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { specsOfResource } from '../inputs/specsOfResource.ts';
import { RowDialog } from './RowDialog.tsx';

interface Props {
  resource: CatalogueResource;
  /** Fixed initial values: the reference to its parent. */
  beginning: Record<string, unknown>;
}

/** Creates a related row in the list that will show it. */
export function AddRow({ resource, beginning }: Props) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const specs = specsOfResource(resource, 'create', catalogue, labels);
  const onSuccess = () => {
    close();
    notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
    // The totals of the page change too.
    refresh();
  };
  return (
    <>
      <Button label="ra.action.add" onClick={() => setOpen(true)}>
        <IconPlus />
      </Button>
      {isOpen && (
        <CreateBase
          resource={resource.name}
          record={beginning}
          transform={(written: Record<string, unknown>) => ({ ...written, ...beginning })}
          redirect={false}
          mutationOptions={{ onSuccess }}
        >
          <RowDialog
            title={translate('ra.page.create', { name: labels.one(resource) })}
            specs={specs.filter(({ source }) => !(source in beginning))}
            close={close}
          />
        </CreateBase>
      )}
    </>
  );
}
