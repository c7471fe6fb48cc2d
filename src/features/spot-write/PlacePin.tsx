/** A pin whose tip stands on the chosen place. */
export function PlacePin() {
  return (
    <svg viewBox="0 0 40 48" width={40} height={48} role="img" aria-label="고른 위치" focusable="false">
      <path
        d="M20 46.5C14 39 3 30.5 3 19a17 17 0 0 1 34 0c0 11.5-11 20-17 27.5z"
        fill="var(--hallabong-deep)"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <circle cx="20" cy="19" r="6.5" fill="#fff" />
    </svg>
  );
}
