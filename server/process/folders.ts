import { fileURLToPath } from 'node:url';

const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** The pictures of the example story. */
export const EXAMPLE_IMAGES = pathOf('../../example-images');

/** Where the web app is built to. */
export const WEB_APP = pathOf('../../dist');
