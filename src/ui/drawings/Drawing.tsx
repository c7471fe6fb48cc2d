import type { SVGProps } from 'react';

export interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Width, a number of CSS pixels or any CSS length; the height follows from the drawing. */
  size?: number | string;
}

/**
 * Frame of all coloured drawings. Decorative, unless it is given an `aria-label`: then it is an image of
 * that name.
 */
export function Drawing({ size, children, ...props }: DrawingProps) {
  const named = props['aria-label'] !== undefined;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      fill="none"
      role={named ? 'img' : undefined}
      aria-hidden={named ? undefined : true}
      focusable="false"
      {...props}
    >
      {children}
    </svg>
  );
}
