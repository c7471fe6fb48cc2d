/** Changes with the shape of the contract's answers. Generated: do not edit. */
export const contractVersion = '87389a5db756fc71';
