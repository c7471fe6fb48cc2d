/** Changes with the shape of the contract's answers. Generated: do not edit. */
export const contractVersion = '88719874b2805459';
