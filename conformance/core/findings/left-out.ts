import type { Operation } from '../../../contract/contract.ts';
import type { Exchange } from '../wire/exchange.ts';

/** Whether the answer says that the server has no such call, as it may of one that the contract only proposes. */
export const isLeftOut = ({ isProposed }: Operation, { answer }: Exchange): boolean =>
  isProposed && answer?.status === 404;
