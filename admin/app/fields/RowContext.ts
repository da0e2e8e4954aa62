import { createContext } from 'react';

/** Whether a value is inside a row, where a click opens that row and nothing else. */
export const RowContext = createContext(false);
