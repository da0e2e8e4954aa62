import { IconAlertCircle } from '@tabler/icons-react';
import { renderedIcon } from '../renderedIcon.ts';

export default renderedIcon(IconAlertCircle);
