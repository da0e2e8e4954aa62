import { IconId, IconPlus, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OwnerLink, OwnerOnly } from '../../app/impersonation/OwnerOnly.tsx';
import { useHref } from '../../app/routing/AppLink.tsx';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals, useMutate } from '../../app/toasts/useMutate.ts';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { ErrorState, RowsSkeleton } from '../../ui/states/States.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import styles from './Identities.module.css';

interface Identity {
  id: string;
  identifier: string;
  firstName: string;
  lastName: string;
  country: string;
  default: boolean;
}

interface Props {
  identity: Identity;
  pending: boolean;
  onChoose: (id: string) => void;
}

const setDefaultIdentityMutation = graphql(`
  mutation SetDefaultIdentity($input: SetDefaultIdentityInput!) {
    setDefaultIdentity(input: $input) {
      identity { id default }
      errors { code path }
    }
  }
`);

/** The verified identities of the person. */
const identitiesQuery = graphql(`
  query Identities {
    identities(perPage: 100) {
      total
      items { id identifier firstName lastName country default }
    }
  }
`);

/** The user's verified identities, and the link to add one. */
export function Identities() {
  const { t } = useMessages('e-id');
  const words = useWords();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(identitiesQuery, {}));
  const [choose, pending] = useMutate(setDefaultIdentityMutation);
  const identities = query.data?.identities.items;
  const makeDefault = async (id: string) => {
    const payload = await choose({ input: { id } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(words.action('setDefaultIdentity').success);
    await queryClient.invalidateQueries();
  };
  const isKnown = (identities?.length ?? 0) > 0;
  return (
    <Card title={words.noun('identities').many} lead={t('lead')}>
      {query.isPending && <RowsSkeleton rows={1} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {identities && !isKnown && <p className={styles.none}>{t('none')}</p>}
      <OwnerOnly>
        <ul className={styles.list}>
          {identities?.map((one) => (
            <IdentityRow key={one.id} identity={one} pending={pending} onChoose={makeDefault} />
          ))}
        </ul>
        {identities && <AddIdentity isFirst={!isKnown} />}
      </OwnerOnly>
    </Card>
  );
}

/** The way to the e-ID. */
function AddIdentity({ isFirst }: { isFirst: boolean }) {
  const { t } = useMessages('e-id');
  const words = useWords();
  const href = useHref();
  const text = isFirst ? words.action('criiptoVerify').title : t('add');
  return (
    <OwnerLink
      variant="light"
      leftSection={isFirst ? <IconId size={18} /> : <IconPlus size={18} />}
      href={href('common/bank-id-verification')}
    >
      {text}
    </OwnerLink>
  );
}

/** One identity: the name, the masked number, the country, and whether it names the person. */
function IdentityRow({ identity, pending, onChoose }: Props) {
  const { language } = useMessages();
  const words = useWords();
  const { id, firstName, lastName, identifier, country } = identity;
  const submit = words.action('setDefaultIdentity').submit;
  const name = `${firstName} ${lastName}`;
  return (
    <li className={styles.identity}>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <span className={styles.meta}>
        <span className={styles.number} translate="no">
          {identifier}
        </span>
        <span>{' · '}</span>
        <span>{new Intl.DisplayNames(language, { type: 'region' }).of(country)}</span>
      </span>
      {identity.default ? (
        <span className={styles.default}>
          <IconRosetteDiscountCheck size={16} aria-hidden="true" />
          <span>{words.field('identities.isDefault').label}</span>
        </span>
      ) : (
        <Button
          className={styles.choose}
          variant="subtle"
          size="sm"
          loading={pending}
          aria-label={`${submit}: ${name}, ${identifier.replaceAll('*', '')}`}
          onClick={() => onChoose(id)}
        >
          {submit}
        </Button>
      )}
    </li>
  );
}
