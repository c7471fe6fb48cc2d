/** A departure from the contract as the validating proxy tells of it. */
export interface PanelViolation {
  id: number;
  /** Missing where the contract has no such operation. */
  operationId?: string;
  /** Such as `GET /api/spots/{id}`. */
  route: string;
  /** Who departed: the app by its request, or the server by its answer. */
  side: 'request' | 'answer';
  message: string;
  status: number;
  /** The sentence of the contract. */
  sentence: string;
  /** The section of the product specification behind it. */
  spec?: string;
  count: number;
}

export interface ViolationGroup {
  title: string;
  violations: PanelViolation[];
}

/** Reads the list that the proxy sends. Throws where it is none. */
export function readViolations(text: string): PanelViolation[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value) || !value.every(isViolation)) {
    throw new Error('프록시의 위반 목록을 읽지 못했습니다.');
  }
  return value;
}

/** What the server answered comes first: it is what the proxy is there for. In each group the newest comes first. */
export function groupBySide(violations: readonly PanelViolation[]): ViolationGroup[] {
  const newest = violations.toSorted((left, right) => right.id - left.id);
  return [
    { title: '서버의 응답', violations: newest.filter(({ side }) => side === 'answer') },
    { title: '앱의 요청', violations: newest.filter(({ side }) => side === 'request') },
  ].filter((group) => group.violations.length > 0);
}

/** The line above the list. */
export function describeCount(violations: readonly PanelViolation[]): string {
  return violations.length === 0 ? '아직 계약 위반이 없습니다.' : `계약 위반 ${violations.length}건`;
}

function isViolation(value: unknown): value is PanelViolation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'count' in value &&
    typeof value.count === 'number' &&
    'status' in value &&
    typeof value.status === 'number' &&
    'side' in value &&
    (value.side === 'request' || value.side === 'answer') &&
    'route' in value &&
    typeof value.route === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'sentence' in value &&
    typeof value.sentence === 'string'
  );
}
