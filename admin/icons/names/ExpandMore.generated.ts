import { IconChevronDown } from '@tabler/icons-react';
import { renderedIcon } from '../renderedIcon.ts';

export default renderedIcon(IconChevronDown);
