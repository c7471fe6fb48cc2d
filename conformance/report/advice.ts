import type { CheckId } from '../core/findings/finding.ts';

/** What to do about a cause, where the sentence of the contract does not say it already. */
const ADVICE: Partial<Readonly<Record<CheckId, string>>> = {
  answers: 'Find out why the server closes the connection or does not come to an end.',
  'no-server-error':
    'Send the request again and read the log of the server: an exception is not caught there.',
  'operation-exists': 'Add the operation, or give the address with the path in front of /v1 and /api.',
  'documented-status': 'Answer with a documented status; most frameworks have one place for it.',
  'refusal-status': 'Answer with the status that the contract gives this reason, or dispute it.',
  'content-type': 'Answer with application/json, failures included.',
  header: 'Set it where the session cookie is configured.',
  body: 'Change the serialisation of this field, or of the whole answer where the shape differs.',
  'request-form': 'Take the form of the contract, or dispute it where it is an assumption.',
  'broken-input-refused': 'Validate the input before it is used.',
  'missing-input-refused': 'Validate that required input is there.',
  'valid-input-accepted': 'Find the rule that refuses it, and loosen it.',
  'undocumented-method-refused': 'Route only what the contract has, and answer 405 to the rest.',
  'unknown-id-refused': 'Answer 404 for what does not exist.',
  'session-required': 'Answer 401 in the envelope from the one place that looks at sessions.',
  'visitor-allowed': 'Leave the operation open to visitors in the configuration of security.',
  'session-ended': 'Delete the session on the server, not only its cookie.',
};

/** What to do about what a check has found; undefined where its sentence says it. */
export const adviceFor = (check: CheckId): string | undefined => ADVICE[check];
