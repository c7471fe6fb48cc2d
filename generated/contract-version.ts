/** Changes with the shape of the contract's answers. Generated: do not edit. */
export const contractVersion = 'fc294391f6a801d7';
