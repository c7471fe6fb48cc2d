let picturesBase = '';

/** Says where relative picture addresses lead: the API's address, or empty for the page's own origin. */
export function setPicturesBase(base: string): void {
  picturesBase = base;
}

/**
 * The address to load a picture of the server's from, which may be relative to the API's host. Addresses of their own
 * (http, data, blob) stay, and so does everything while page and API share an origin.
 */
export function pictureAddress(address: string): string {
  return picturesBase && URL.canParse(address, picturesBase) ? new URL(address, picturesBase).href : address;
}
