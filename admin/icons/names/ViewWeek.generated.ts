import { IconColumns3 } from '@tabler/icons-react';
import { renderedIcon } from '../renderedIcon.ts';

export default renderedIcon(IconColumns3);
