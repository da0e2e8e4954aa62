import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { countryOfWay, type EidCountry } from '#shared/eid/eid-ways.ts';
import { chooseLanguage, SAFE_HEADERS } from '../core/answer.ts';
import type { FaultSwitch } from '../core/fault-switch.ts';
import { choosePage, endedPage, madePerson } from './choose-page.ts';
import { createProvider, type EidOptions } from './create-provider.ts';
import { madePeople, type TestPerson, testPeople } from './test-person.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const PLACE = /^\/sandbox\/eid\/choose\/[\w-]+(\/as)?$/;

const ROOT = '/sandbox/eid';
/** The paths requested by the product itself; all others are requested by browsers. */
const BEHIND = /^\/sandbox\/eid\/(token|jwks|\.well-known\/)/;

/** Answers a request if it is meant for the e-ID; false leaves it to others. */
export type SimulatedEid = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The e-ID: the protocol of a provider, and the page for choosing a person. */
export async function simulateEid(options: EidOptions, faults: FaultSwitch): Promise<SimulatedEid> {
  const provider = await createProvider(options, faults);
  const protocol = provider.callback();
  const choose = chooseRoutes(provider);
  const seen = new URL(options.seenAt);
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (!pathname.startsWith(`${ROOT}/`)) return false;
    if (faults.get('eid') === 'down') {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The e-ID is away.');
      return true;
    }
    if (!BEHIND.test(pathname)) {
      request.headers['x-forwarded-host'] = seen.host;
      request.headers['x-forwarded-proto'] = seen.protocol.slice(0, -1);
    }
    // The cookie of an earlier log-in is ignored: logging out would need a script, which no page here may
    // have.
    request.headers.cookie = request.headers.cookie?.replace(/_session[^=]*=[^;]*;?/g, '');
    if (await choose(request, response)) return true;
    // Set as frameworks do for a mounted handler, for the addresses in its responses.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(ROOT.length) });
    await protocol(request, response);
    return true;
  };
}

/** The page for choosing a person, and the redirect that follows. */
function chooseRoutes(provider: Provider) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const place = PLACE.exec(url.pathname);
    if (!place) return false;
    const language = chooseLanguage(url, request.headers.cookie);
    const show = (page: ReturnType<typeof choosePage>, status = 200) =>
      response.writeHead(status, { ...SAFE_HEADERS, ...page.headers }).end(page.body);
    const interaction = await provider.interactionDetails(request, response).catch(() => null);
    if (!interaction) show(endedPage(language), 410);
    else if (!place[1]) show(choosePage(requestedCountry(interaction), url.pathname, language));
    else
      await answerAs(
        provider,
        interaction,
        testPersonOf(url.searchParams, requestedCountry(interaction)),
        request,
        response,
      );
    return true;
  };
}

/** The country of the requested e-ID; Norway by default. */
function requestedCountry({ params }: Interaction): EidCountry {
  return countryOfWay(String(params.acr_values ?? '').split(' ')[0]) ?? 'NO';
}

/** A person from the list, or one created on the way, who is stored as long as the code is valid. */
function testPersonOf(search: URLSearchParams, country: EidCountry): TestPerson | undefined {
  const [number, firstName, lastName] = ['number', 'firstName', 'lastName'].map((name) =>
    search.get(name),
  );
  const known = testPeople.find((one) => one.id === search.get('person') || one.number === number);
  if (known || !number || !firstName || !lastName) return known;
  const made = madePerson(number, firstName, lastName, country);
  madePeople.set(made.id, made);
  return made;
}

async function answerAs(
  provider: Provider,
  interaction: Interaction,
  person: TestPerson | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const why = person?.manner === 'refused' ? 'user_refused' : 'user_aborted';
  const isAborted = !person || person.manner === 'refused' || person.manner === 'cancels';
  const acr = String(interaction.params.acr_values ?? '').split(' ')[0];
  const result = isAborted
    ? { error: 'access_denied', error_description: why }
    : { login: { accountId: person.id, acr, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
