/** Changes with the shape of the contract's answers. Generated: do not edit. */
export const contractVersion = '7c4d88b7dc3b9f33';
