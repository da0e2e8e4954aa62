import { IconLinkOff } from '@tabler/icons-react';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

interface Props {
  title: string;
  text: string;
  /** The page that issues another link, and the label of the link to it. */
  href: string;
  again: string;
}

/** A link from a mail that leads nowhere, and the way on. */
export function DeadLink({ title, text, href, again }: Props) {
  return (
    <EmptyState
      page
      icon={<IconLinkOff size={28} stroke={1.5} />}
      title={title}
      text={text}
      action={
        <LinkButton variant="light" as={AppLink} href={href}>
          {again}
        </LinkButton>
      }
    />
  );
}
