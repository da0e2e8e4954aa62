import type { Examples } from '../examples/Examples.tsx';
import { DropArea } from './DropArea.tsx';

const nothing = () => {};
const common = { accept: ['application/pdf', 'image/png'], onFiles: nothing };

export const examples: Examples = {
  DropArea: {
    several: <DropArea {...common} path="several" label="Receipts" multiple />,
    one: <DropArea {...common} path="one" label="A logo" multiple={false} />,
    loading: <DropArea {...common} path="loading" label="Uploading" multiple loading />,
  },
};
