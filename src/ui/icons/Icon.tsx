import type { SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Edge length, a number of CSS pixels or any CSS length. Default 24. */
  size?: number | string;
}

/**
 * Frame of all 24 × 24 icons: strokes in the text colour around it. Decorative, unless it is given an
 * `aria-label`: then it is an image of that name.
 */
export function Icon({ size = 24, children, ...props }: IconProps) {
  const named = props['aria-label'] !== undefined;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={named ? 'img' : undefined}
      aria-hidden={named ? undefined : true}
      focusable="false"
      {...props}
    >
      {children}
    </svg>
  );
}
