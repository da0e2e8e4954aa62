import { IconSearch } from '@tabler/icons-react';
import { drawn } from '../drawn.ts';

export default drawn(IconSearch);
