import { COMPLETED_PAGE_SIZE } from '@/domain/limits';

/** What the list of completed challenges asks for, beside its cursor (2 §7). */
export const COMPLETED_PARAMETERS = { sort: 'latest', size: COMPLETED_PAGE_SIZE } as const;
