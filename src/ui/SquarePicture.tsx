import { AspectRatio, type AspectRatioProps } from '@mantine/core';
import { Drawing, type DrawingProps } from './drawings/Drawing';
import { ImageWithFallback } from './ImageWithFallback';

interface SquarePictureProps extends Omit<AspectRatioProps, 'children'> {
  /** Empty when there is no picture. */
  imageUrl: string;
  /** How wide it stands on the screen, as the attribute of an `<img>` says it. */
  sizes: string;
}

/** The picture of a product or a voucher, square without a `ratio`; a checker pattern where there is none or it is broken (2 §2). */
export function SquarePicture({ imageUrl, sizes, ...props }: SquarePictureProps) {
  return (
    <AspectRatio ratio={1} w="100%" {...props}>
      <ImageWithFallback
        src={imageUrl}
        sizes={sizes}
        alt=""
        radius="md"
        fallback={<CheckerPattern data-picture="checker" />}
      />
    </AspectRatio>
  );
}

/** Stands in for a product picture that cannot be shown (2 §7). Fills whatever box it is given. */
export function CheckerPattern({ size = '100%', ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 80 80" size={size} preserveAspectRatio="xMidYMid slice" {...props}>
      <path d="M0 0h80v80H0z" fill="#FBF7F1" />
      <path d="M10 0v80M30 0v80M50 0v80M70 0v80" stroke="#EADCCB" strokeWidth="10" strokeDasharray="10 10" />
      <path
        d="M0 0v80M20 0v80M40 0v80M60 0v80M80 0v80"
        stroke="#EADCCB"
        strokeWidth="10"
        strokeDasharray="10 10"
        strokeDashoffset="10"
      />
    </Drawing>
  );
}
