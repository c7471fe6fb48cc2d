/** Changes with the shape of the contract's answers. Generated: do not edit. */
export const contractVersion = 'a5355fdaaaf8c3e9';
