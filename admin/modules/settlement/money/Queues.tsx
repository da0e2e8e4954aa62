import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { enumNamed, useLabels } from '#admin/app/catalogue/labels/labels.ts';
import { useConsoleModel } from '#admin/app/catalogue/useConsoleModel.ts';
import { Money } from '#admin/app/fields/Money.tsx';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { listPath } from './listPath.ts';
import type { MoneyQueue } from './moneyQuery.ts';
import { Part } from './Part.tsx';

const pathOf = ({ name, statusField }: CatalogueResource, { rowId, status }: MoneyQueue) =>
  rowId ? `/${name}/${rowId}/show` : listPath(name, status ? { [statusField ?? '']: status } : {});

/** The number of rows that wait in each list of finance, with links. Empty lists come last. */
export function Queues({ queues }: { queues: readonly MoneyQueue[] }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  const found = queues
    .flatMap((queue) => {
      const resource = catalogue.resources.find(({ table }) => table === queue.tableName);
      return resource ? [{ queue, resource }] : [];
    })
    .sort((a, b) => Number(b.queue.waitingCount > 0) - Number(a.queue.waitingCount > 0));
  const stateOf = ({ statusField, fields }: CatalogueResource, { status }: MoneyQueue) => {
    const field = fields.find(({ name }) => name === statusField);
    return status && labels.value(enumNamed(catalogue, field?.enumName ?? ''), status);
  };
  return (
    <Part title={translate('settlement.money.queues')}>
      {found.every(({ queue }) => queue.waitingCount === 0) && (
        <Box sx={{ color: 'text.secondary' }}>{translate('settlement.money.queuesDone')}</Box>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {found.map(({ queue, resource }) => (
          <Box
            key={resource.name}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              gap: 1.5,
              py: 1,
              fontSize: 14,
              borderTop: '1px solid',
              borderColor: 'divider',
              color: queue.waitingCount > 0 ? 'text.primary' : 'text.secondary',
            }}
          >
            <Box component="span" sx={{ minWidth: 24, fontWeight: 650, textAlign: 'right' }}>
              {queue.waitingCount}
            </Box>
            <Link component={RouterLink} to={pathOf(resource, queue)}>
              {labels.many(resource)}
            </Link>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {stateOf(resource, queue)}
              {resource.table === 'proof_runs' &&
                queue.waitingCount > 0 &&
                translate('settlement.money.proofFailed', { smart_count: queue.waitingCount })}
            </Box>
            {queue.waitingCount > 0 && queue.amount !== null && (
              <Box component="span" sx={{ ml: 'auto' }}>
                <Money minor={queue.amount} locale={labels.locale} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Part>
  );
}
