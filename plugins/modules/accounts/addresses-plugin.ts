import { access, context, type FieldArgs, lambda, type Step } from 'grafast';
import { GraphQLError } from 'grafast/graphql';
import { extendSchema, gql } from 'postgraphile/utils';
import { tidyText } from '#forms/validate/tidy-text.ts';
import { type AddressService, findDistance } from '#shared/addresses/fetch-addresses.ts';
import { findPlace } from '#shared/addresses/find-place.ts';
import { ADDRESS_LETTERS_MIN, findPredictions } from '#shared/addresses/find-predictions.ts';
import { HourlyAllowance } from '../../core/limits/semaphore.ts';
import '../../core/requests/request-context.ts';

/** Each query may cost money; even a day of typing needs fewer. */
const allowance = new HourlyAllowance(300);

const PREDICTION = ['id', 'mainText', 'secondaryText'];
const PLACE = [
  'formattedAddress',
  'line1',
  'postalCode',
  'city',
  'county',
  'country',
  'latitude',
  'longitude',
];

/** Looks up addresses for signed-in users; without an answer they type the address by hand. */
export const AddressesPlugin: GraphileConfig.Plugin = {
  ...extendSchema({
    typeDefs: gql`
      """
      An address that what is typed may become.
      """
      type AddressPrediction {
        """
        By which placeDetails finds it.
        """
        id: String!
        """
        The street and its number.
        """
        mainText: String!
        """
        Where that is; empty where nobody says.
        """
        secondaryText: String!
      }
      """
      An address as forms take it. What is not known is 'not available', '0000' and NO.
      """
      type PlaceDetails {
        """
        All of it in one line.
        """
        formattedAddress: String!
        """
        The street and its number.
        """
        line1: String!
        """
        The postal code.
        """
        postalCode: String!
        """
        The postal town.
        """
        city: String!
        """
        The county, where it is known.
        """
        county: String
        """
        ISO 3166-1, two letters.
        """
        country: String!
        """
        Degrees north, where they are known.
        """
        latitude: Float
        """
        Degrees east, where they are known.
        """
        longitude: Float
      }
      extend type Query {
        """
        Addresses that begin as is typed, at most five, in one country (two letters) or anywhere; none for fewer than
        three letters. Fails with PARTNER_CALLBACK_ERROR when the service is away, with ATTEMPTS_LIMIT_EXCEEDED
        beyond 300 questions an hour.
        """
        addressPredictions(text: String!, country: String): [AddressPrediction!]!
        """
        The address of a prediction; null when it is gone. Fails as addressPredictions.
        """
        placeDetails(id: String!): PlaceDetails
        """
        Metres by road between two addresses as they are written; null when nobody can tell. Fails as addressPredictions.
        """
        addressDistance(from: String!, to: String!): Int
      }
    `,
    objects: {
      Query: {
        plans: {
          addressPredictions: (_$root: Step, args: FieldArgs) =>
            answerOf(
              [args.getRaw('text'), args.getRaw('country')],
              (service, [text, country]) =>
                findPredictions(service, tidyText(String(text)), countryOf(country)),
              ([text]) => tidyText(String(text)).length >= ADDRESS_LETTERS_MIN,
            ),
          placeDetails: (_$root: Step, args: FieldArgs) =>
            answerOf([args.getRaw('id')], (service, [id]) => findPlace(service, String(id))),
          addressDistance: (_$root: Step, args: FieldArgs) =>
            answerOf([args.getRaw('from'), args.getRaw('to')], (service, [from, to]) =>
              findDistance(service, tidyText(String(from)), tidyText(String(to))),
            ),
        },
      },
      AddressPrediction: { plans: fieldPlans(PREDICTION) },
      PlaceDetails: { plans: fieldPlans(PLACE) },
    },
  }),
  name: 'AddressesPlugin',
  description: 'Adds the queries of addresses and of the way between them.',
};

type Question<Answer> = (
  service: AddressService | null,
  words: readonly unknown[],
) => Promise<Answer>;

/** Input too short to look up does not count against the caller's limit. */
function answerOf<Answer>(
  words: Step[],
  question: Question<Answer>,
  isWorthIt: (words: readonly unknown[]) => boolean = () => true,
) {
  return lambda([context(), ...words], async ([ctx, ...given]) => {
    const { origin, serverContext } = ctx as Grafast.Context;
    const person = origin.session?.user_id;
    if (!person) throw failure('UNAUTHORIZED', 'Only for people who are signed in');
    if (isWorthIt(given) && !allowance.take(person))
      throw failure('ATTEMPTS_LIMIT_EXCEEDED', 'Too many requests');
    return question(serverContext.addresses, given).catch(() => {
      throw failure('PARTNER_CALLBACK_ERROR', 'The address service does not respond');
    });
  });
}

function fieldPlans(fields: readonly string[]) {
  return Object.fromEntries(fields.map((name) => [name, ($row: Step) => access($row, name)]));
}

const countryOf = (country: unknown) =>
  typeof country === 'string' && /^[A-Za-z]{2}$/.test(country) ? country : null;

function failure(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
