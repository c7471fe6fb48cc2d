/** Changes with the shape of the contract's answers. Generated: do not edit. */
export const contractVersion = 'f308ccc19f5724f8';
