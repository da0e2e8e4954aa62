import { type Examples, WithState } from '../examples/Examples.tsx';
import { SearchField } from '../filters/SearchField.tsx';
import { Clipped } from './Clipped.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { InAll } from './InAll.tsx';
import { ListBar } from './ListBar.tsx';
import { SortHead } from './SortHead.tsx';

const nothing = () => {};
const sorts = [
  { value: 'CREATED_DESC', label: 'Newest first' },
  { value: 'CREATED_ASC', label: 'Oldest first' },
];
const head = (first: string) => (
  <WithState value={first}>
    {(sort, change) => (
      <table>
        <thead>
          <tr>
            <SortHead name="CREATED" label="Created" sort={sort} onSort={change} />
            <SortHead name="AMOUNT" label="Amount" sort={sort} onSort={change} end />
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Today</td>
            <td>1 000</td>
          </tr>
        </tbody>
      </table>
    )}
  </WithState>
);

export const examples: Examples = {
  Clipped: { long: <Clipped text="Foreningen for bevaring av gamle trebåter på Sørlandskysten" /> },
  SortHead: { 'sorted up': head('CREATED_ASC'), 'sorted down': head('AMOUNT_DESC') },
  ListBar: {
    usual: (
      <WithState value="CREATED_DESC">
        {(sort, change) => (
          <ListBar
            count={
              <>
                12
                <InAll what="Amount" amount={1_250_000} />
              </>
            }
            sort={sort}
            sorts={sorts}
            files={{ exportPath: '#xlsx', csvPath: '#csv' }}
            onSort={change}
          />
        )}
      </WithState>
    ),
  },
  ExportMenu: {
    usual: (
      <ExportMenu exportPath="#xlsx" csvPath="#csv">
        Answers as a file
      </ExportMenu>
    ),
  },
  FilterFrame: {
    'without filters': (
      <FilterFrame count={0} onChange={nothing}>
        {() => <SearchField label="Search in the whole list" value="" onChange={nothing} />}
      </FilterFrame>
    ),
    'with two filters': (
      <FilterFrame count={2} onChange={nothing}>
        {() => <SearchField label="Search in the filtered list" value="Oslo" onChange={nothing} />}
      </FilterFrame>
    ),
  },
};
