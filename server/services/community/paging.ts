/** Where a page begins, counted from its number. */
export const offsetOf = ({ page, size }: { page: number; size: number }) => page * size;

/** How many pages of a size hold so many items. */
export const countPages = (items: number, size: number) => Math.ceil(items / size);
