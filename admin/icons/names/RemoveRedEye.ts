import { IconEye } from '@tabler/icons-react';
import { drawn } from '../drawn.ts';

export default drawn(IconEye);
