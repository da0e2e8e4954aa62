import { IconMenu2 } from '@tabler/icons-react';
import { drawn } from '../drawn.ts';

export default drawn(IconMenu2);
