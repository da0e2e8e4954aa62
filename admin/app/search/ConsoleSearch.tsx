import { Autocomplete, Box, InputAdornment, ListSubheader, TextField } from '@mui/material';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { searchedField } from '../catalogue/fieldsOf.ts';
import { titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { isTagged, useKnowledge } from '../catalogue/useKnowledge.ts';
import { initialSort } from '../list/listDefaults.ts';
import { isTyping } from '../queue/useQueueKeys.ts';

/** A row that a text was found in; without the row, a table that did not answer. */
interface Hit {
  resource: CatalogueResource;
  record: RaRecord | null;
}

const perResource = 4;

const shortest = 2;

const pause = 200;

const keyOf = ({ resource, record }: Hit) => record?.id ?? resource.name;

/** One field that finds rows of every table, from anywhere with the key "/". */
export function ConsoleSearch({ done }: { done?: () => void }) {
  const translate = useTranslate();
  const labels = useLabels();
  const navigate = useNavigate();
  const { catalogue } = useKnowledge();
  const input = useRef<HTMLInputElement>(null);
  const [written, write] = useState('');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { hits, isSearching, isFailed } = useSearch(text);

  useEffect(() => {
    const waiting = setTimeout(() => setText(written), pause);
    return () => clearTimeout(waiting);
  }, [written]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const title = ({ resource, record }: Hit) =>
    record ? titleOf(catalogue, resource, record, labels) : translate('search.partly');
  return (
    <Autocomplete<Hit>
      size="small"
      options={text.trim() === written.trim() ? hits : []}
      loading={isSearching}
      // The server has searched already. Its hits need not contain the text in their titles.
      filterOptions={(found) => found}
      // Within the bar's landmark, and as groups of one listbox: so screen readers find and name it.
      disablePortal
      slotProps={{ listbox: { component: 'div' } }}
      renderGroup={({ key, group, children }) => (
        <HitGroup key={key} name={group}>
          {children}
        </HitGroup>
      )}
      groupBy={({ resource }) => labels.many(resource)}
      getOptionLabel={title}
      getOptionKey={keyOf}
      getOptionDisabled={({ record }) => record === null}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      value={null}
      inputValue={written}
      onInputChange={(_, next, reason) => reason !== 'reset' && write(next)}
      onChange={(_, hit) => {
        if (!hit?.record) return;
        write('');
        navigate(`/${hit.resource.name}/${String(hit.record.id)}/show`);
        done?.();
      }}
      open={isOpen && written.trim().length > 1}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      forcePopupIcon={false}
      noOptionsText={translate(isFailed ? 'search.failed' : 'list.none')}
      loadingText={translate('search.looking')}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          inputRef={input}
          placeholder={translate('search.everywhere')}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': translate('search.everywhere'),
              'aria-keyshortcuts': '/',
            },
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <IconSearch size={18} stroke={1.6} aria-hidden="true" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      renderOption={({ key, ...props }, hit) => (
        <Box component="li" key={key} {...props}>
          {title(hit)}
        </Box>
      )}
    />
  );
}

/** The results from one table, below its name. */
function HitGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={name}>
      <ListSubheader component="div" aria-hidden="true" sx={{ top: -8, lineHeight: '32px' }}>
        {name}
      </ListSubheader>
      <Box component="ul" role="presentation" sx={{ p: 0, '& .MuiAutocomplete-option': { pl: 3 } }}>
        {children}
      </Box>
    </Box>
  );
}

/** A row named by a long number, such as an account, is looked for by digits only. */
function isFoundBy(resource: CatalogueResource, q: string): boolean {
  const searched = searchedField(resource);
  if (!searched || searched.isSearch) return searched !== null;
  const label = resource.fields.find(({ name }) => name === searched.name);
  return label !== undefined && isTagged(label, 'groups') && /^[\d\s]{4,}$/.test(q);
}

/** Looks for a text in every table that has a search of its own, all at once. */
function useSearch(text: string): { hits: Hit[]; isSearching: boolean; isFailed: boolean } {
  const { catalogue } = useKnowledge();
  const { getList } = useDataProvider();
  const q = text.trim();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', q],
    enabled: q.length >= shortest,
    queryFn: async () => {
      const searched = catalogue.resources.filter(
        (resource) => resource.operations.list !== null && isFoundBy(resource, q),
      );
      return hitsIn(searched, async (resource) => {
        const { data: rows } = await getList(resource.name, {
          filter: { q },
          sort: initialSort(resource),
          pagination: { page: 1, perPage: perResource },
        });
        return rows;
      });
    },
  });
  return { hits: data ?? [], isSearching: isFetching, isFailed: isError };
}

/**
 * Queries every table at once. A query that is refused or fails is reported in its own group and does not
 * affect the others. Throws only when all fail.
 */
export async function hitsIn(
  resources: CatalogueResource[],
  ask: (resource: CatalogueResource) => Promise<RaRecord[]>,
): Promise<Hit[]> {
  const answers = await Promise.allSettled(resources.map(ask));
  const failed = answers.filter((answer) => answer.status === 'rejected');
  if (failed[0] && failed.length === answers.length) throw failed[0].reason;
  return resources.flatMap((resource, at): Hit[] => {
    const answer = answers[at];
    if (answer?.status !== 'fulfilled') return [{ resource, record: null }];
    return answer.value.map((record) => ({ resource, record }));
  });
}
