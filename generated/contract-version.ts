/** Changes with the shape of the contract's answers. Generated: do not edit. */
export const contractVersion = 'daeed96084953fba';
