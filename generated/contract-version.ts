/** Changes with the shape of the contract's answers. Generated: do not edit. */
export const contractVersion = '90d4c6d1e2cb9862';
