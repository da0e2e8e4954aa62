import { IconColumns3 } from '@tabler/icons-react';
import { drawn } from '../drawn.ts';

export default drawn(IconColumns3);
