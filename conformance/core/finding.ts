import type { Exchange } from './exchange.ts';

/** Every check of the kit, with what it demands. Reports list them; known departures name them. */
export const CHECKS = {
  answers: 'Every request gets an answer in time.',
  'no-server-error': 'No request makes the server fail (5xx).',
  'documented-status': 'The status is one that the contract documents for the operation.',
  'content-type': 'The answer has the content type that the contract documents.',
  header: 'The headers that the contract documents come, with the attributes that it states.',
  body: 'The body fits the schema of the contract.',
  'broken-input-refused': 'Input that breaks the contract is refused.',
  'valid-input-accepted': 'Input that the contract allows is accepted.',
  'missing-input-refused': 'A request without a required parameter, header or body is refused.',
  'undocumented-method-refused': 'A method that the contract does not have is refused.',
  'unknown-id-refused': 'An id that does not exist is answered as such.',
  'session-required': 'Without a valid session the operation is refused, where the contract demands one.',
  'visitor-allowed': 'Without a session the operation is served, where the contract demands none.',
  'session-ended': 'A session that has ended stays ended.',
  'response-time': 'The answer comes within the time that was set.',
  'korean-text': 'Korean text comes back byte for byte.',
  flow: 'The flow that the contract describes can be walked to its end.',
  login: 'A login needs the right credentials, and a refused one tells nothing more.',
  account: 'The account changes as the contract says, and only so.',
  attendance: 'Attendance is granted once a day, as the contract says.',
  balance: 'The balances of hallabong add up.',
  challenges: 'Challenges go from upcoming through ongoing to completed.',
  comments: 'Comments and replies come back as they were written, in their order.',
  'cursor-walk': 'Walking by cursor gives everything once, in the stated order.',
  'page-walk': 'Walking the pages gives everything once, in the stated order.',
  like: 'Likes are repeatable, and likedByMe and likeCount stay in step.',
  purchase: 'A purchase is charged once, and only what can be paid.',
  voucher: 'A voucher is accepted once, and stays so.',
  steps: 'Steps are counted as the contract says.',
  nearby: 'Radius and distance are right.',
  'map-search': 'The search of the map finds what it should.',
  registration: 'The signup goes its way, and only so.',
  ownership: 'Nobody reaches what is somebody else’s.',
  'created-is-there': 'What was created can be read.',
  notification: 'The notification setting is kept.',
  filter: 'A parameter that narrows the answer does so.',
} as const;

export type CheckId = keyof typeof CHECKS;

/** One departure from the contract. */
export interface Finding {
  check: CheckId;
  operationId: string;
  /** The sentence of the contract that is not kept. */
  sentence: string;
  /** The section of the product specification behind it (`x-spec`). */
  spec: string | undefined;
  /** What the contract decided where the specification is silent (`x-assumption`). */
  assumption: string | undefined;
  expected: string;
  received: string;
  exchange: Exchange | undefined;
}
