import { BRAND_NAME } from '@/domain/brand';
import { Drawing, type DrawingProps } from './Drawing';
import { PigHead } from './parts/PigHead';

interface BrandLogoProps extends DrawingProps {
  /** With the name below the pig; without it, the mark alone. */
  wordmark?: boolean;
}

/** The brand: the pig with a hallabong on its head. The name is text, so that it follows the constant. */
export function BrandLogo({ size = 160, wordmark = true, ...props }: BrandLogoProps) {
  return (
    <Drawing viewBox={wordmark ? '0 0 160 190' : '0 0 160 140'} size={size} {...props}>
      <PigHead transform="translate(80 91) scale(1.12)" />
      {wordmark && (
        <text
          x="80"
          y="180"
          textAnchor="middle"
          fontFamily="inherit"
          fontSize="40"
          fontWeight="800"
          letterSpacing="-1"
          fill="#B84A00"
        >
          {BRAND_NAME}
        </text>
      )}
    </Drawing>
  );
}
