import { Autocomplete, Box, InputAdornment, ListSubheader, TextField } from '@mui/material';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RecordContextProvider, RecordRepresentation, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { isTyping } from './isTyping.ts';
import { type Hit, keyOf, listsNamed, useSearch } from './useSearch.ts';

const pause = 200;

/** One field that finds lists by their name and rows of every table, from anywhere with "/" or Ctrl+K. */
export function ConsoleSearch({ done }: { done?: () => void }) {
  const translate = useTranslate();
  const labels = useLabels();
  const navigate = useNavigate();
  const { catalogue } = useConsoleModel();
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
      const hasModifier = event.ctrlKey || event.metaKey;
      const isSearch = hasModifier
        ? event.key === 'k'
        : event.key === '/' && !isTyping(event.target);
      if (!isSearch) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const title = ({ resource, record, isList }: Hit) => {
    if (isList) return labels.many(resource);
    return record ? titleOf(catalogue, resource, record, labels) : translate('search.partly');
  };
  const lists = listsNamed(written, catalogue.resources, labels.many);
  return (
    <Autocomplete<Hit>
      size="small"
      options={[...lists, ...(text.trim() === written.trim() ? hits : [])]}
      autoHighlight
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
      groupBy={({ resource, isList }) =>
        isList ? translate('search.lists') : labels.many(resource)
      }
      getOptionLabel={title}
      getOptionKey={keyOf}
      getOptionDisabled={({ record, isList }) => record === null && !isList}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      value={null}
      inputValue={written}
      onInputChange={(_, next, reason) => reason !== 'reset' && write(next)}
      onChange={(_, hit) => {
        if (!hit) return;
        write('');
        const row = hit.record && `/${String(hit.record.id)}/show`;
        navigate(`/${hit.resource.name}${row ?? ''}`);
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
              'aria-keyshortcuts': '/ Control+K',
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
          {hit.record ? (
            <RecordContextProvider value={hit.record}>
              <RecordRepresentation resource={hit.resource.name} />
            </RecordContextProvider>
          ) : (
            title(hit)
          )}
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
