import { IconMenu2 } from '@tabler/icons-react';
import { renderedIcon } from '../renderedIcon.ts';

export default renderedIcon(IconMenu2);
