/**
 * Brings the field in which somebody types into sight, above the bars of the page, with what is said beneath it: a labelled
 * field marks by `data-status` all that belongs to it, a textarea comes by itself.
 */
export function showTypedField(): void {
  document.querySelector(':is([data-status], textarea):focus-within')?.scrollIntoView({ block: 'nearest' });
}

/** No browser's own bar takes as much of the screen as it comes, and every keyboard does, in CSS pixels. */
const KEYBOARD_MIN_PX = 120;

/**
 * Keeps that field in sight as a keyboard makes the page lower. On an iPhone the keyboard lies over the page instead, and
 * Safari moves that by itself; the native app tells of its keyboard (src/device/native).
 *
 * @returns ends it
 */
export function keepTypedFieldInSight(): () => void {
  let height = window.innerHeight;
  const look = () => {
    if (window.innerHeight < height - KEYBOARD_MIN_PX) showTypedField();
    height = window.innerHeight;
  };
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}
