import { AspectRatio, type AspectRatioProps } from '@mantine/core';
import { CheckerPattern } from '@/ui/drawings/CheckerPattern';
import { ImageWithFallback } from '@/ui/ImageWithFallback';

interface SquarePictureProps extends Omit<AspectRatioProps, 'ratio' | 'children'> {
  /** Empty when there is no picture. */
  imageUrl: string;
}

/** The square picture of a product or a voucher; a checker pattern where there is none or it is broken (2 §2). */
export function SquarePicture({ imageUrl, ...props }: SquarePictureProps) {
  return (
    <AspectRatio ratio={1} w="100%" {...props}>
      <ImageWithFallback
        src={imageUrl}
        alt=""
        radius="md"
        fallback={<CheckerPattern data-picture="checker" />}
      />
    </AspectRatio>
  );
}
