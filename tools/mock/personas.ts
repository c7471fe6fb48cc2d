import type { ContractOperation } from '../../contract/document.ts';
import type { MockChoice } from './choices.ts';

export const PERSONAS = ['newcomer', 'rich', 'nothing', 'ending-session'] as const;
export type Persona = (typeof PERSONAS)[number];

/** The header by which one request says as whom the mock answers. */
export const PERSONA_HEADER = 'x-mock-persona';

/** How many calls with a session `ending-session` has before the session is over. */
const CALLS_BEFORE_THE_END = 5;

/** Which example each operation answers with for a person; the others answer as ever. */
const EXAMPLES: Readonly<Record<Persona, Readonly<Record<string, MockChoice>>>> = {
  newcomer: {
    getSession: { example: 'newcomer' },
    checkAttendance: { example: 'firstDay' },
    listOngoingChallenges: { example: 'empty' },
    listCompletedChallenges: { example: 'empty' },
    listMyProducts: { example: 'empty' },
    listMyGoods: { example: 'empty' },
  },
  rich: {
    getSession: { example: 'rich' },
    checkAttendance: { example: 'day7Bonus' },
  },
  nothing: {
    getSession: { example: 'nothing' },
    checkAttendance: { example: 'alreadyChecked' },
    listLatestSpots: { example: 'empty' },
    listMostLikedSpots: { example: 'empty' },
    listEventBanners: { example: 'empty' },
    listComments: { example: 'empty' },
    listReplies: { example: 'empty' },
    listUpcomingChallenges: { example: 'empty' },
    listOngoingChallenges: { example: 'empty' },
    listCompletedChallenges: { example: 'empty' },
    listNearby: { example: 'empty' },
    searchMap: { example: 'empty' },
    listProducts: { example: 'empty' },
    listMyProducts: { example: 'empty' },
    listMyGoods: { example: 'empty' },
    convertSteps: { status: 409, example: 'notEnoughSteps' },
    exchangeProduct: { status: 409, example: 'insufficientHallabong' },
  },
  'ending-session': {},
};

const STARTS_A_SESSION = [
  'login',
  'loginWithProvider',
  'completeRegistration',
  'completeProviderRegistration',
];

export interface Personas {
  /** How an operation answers for a person; undefined where it answers as ever. */
  choose: (persona: Persona, operation: ContractOperation) => MockChoice | undefined;
  /** Begins the calls of `ending-session` again. */
  restart: () => void;
}

/** The people that the mock answers for. They remember one thing: how many calls a session has had that ends. */
export function createPersonas(): Personas {
  let calls = 0;
  return {
    choose(persona, operation) {
      if (persona !== 'ending-session') return EXAMPLES[persona][operation.operationId];
      if (STARTS_A_SESSION.includes(operation.operationId)) calls = 0;
      if (!operation.needsSession) return undefined;
      calls += 1;
      return calls > CALLS_BEFORE_THE_END ? { status: 401 } : undefined;
    },
    restart() {
      calls = 0;
    },
  };
}

/** Reads the name of a person. Throws an Error whose message names all of them. */
export function readPersona(value: unknown): Persona {
  const persona = PERSONAS.find((name) => name === value);
  if (persona === undefined)
    throw new Error(`There is no persona ${String(value)}; there are ${PERSONAS.join(', ')}.`);
  return persona;
}
