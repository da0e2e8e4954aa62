import { createContext } from 'react';

/** Whether a value stands in a row, where a click leads to that row and to nothing else. */
export const RowContext = createContext(false);
