/** The address of a picture of the example story, by its name. */
export const exampleImage = (name: string) => `/example-images/${name}.svg`;
