import '@mantine/core/styles/Avatar.layer.css';
import { Avatar } from '@mantine/core';
import { avatarSources } from '@/ui/picture-sources';

interface AuthorPictureProps {
  /** Null: the pig stands in, as it does for a picture that does not load. */
  url: string | null;
  /** Edge length, in CSS pixels. */
  size: number;
}

/** Who wrote a post or a comment; the nickname stands beside it. */
export function AuthorPicture({ url, size }: AuthorPictureProps) {
  const { src, imageProps } = avatarSources(url, size);
  return (
    <Avatar
      src={src}
      alt=""
      size={size}
      imageProps={{ ...imageProps, loading: 'lazy', decoding: 'async', draggable: false }}
    >
      <img src="/pig-avatar.svg" alt="" width={size} height={size} draggable={false} />
    </Avatar>
  );
}
