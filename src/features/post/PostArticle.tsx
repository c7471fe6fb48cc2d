import '@mantine/core/styles/Badge.layer.css';
import { Badge, Box, Button, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { IconHeart, IconMapPin, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '@/domain/routes/paths';
import { likeLabel } from '@/domain/community/like';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import looks from '@/ui/looks.module.css';
import { useShare } from '@/ui/share/useShare';
import { AuthorPicture } from './AuthorPicture';
import { LINES } from './lines';
import { ImageStrip } from './ImageStrip';
import styles from './post.module.css';
import type { PostDetail } from '@/domain/community/post-detail';
import { useLikePost } from './useLikePost';

/** A like that is given, in the colours that it has on a card. */
const GIVEN = { c: 'var(--hallabong-deep)', bd: '1px solid var(--hallabong-deep)' };

/** The post itself (1 §2). */
export function PostArticle({ post }: { post: PostDetail }) {
  const { shareLink } = useShare();
  const [isWished, setWished] = useState(false);
  const { likePost, isLiking, isLoginOffered, closeLoginOffer } = useLikePost();
  return (
    <Box component="article" pt={4} pb={18} aria-labelledby="post-place">
      <Flex gap={6} pl="calc(var(--gutter) - 3px)" pr="lg">
        <Box c="var(--hallabong-deep)" pt={4} flex="none">
          <IconMapPin size={22} />
        </Box>
        <Title order={2} id="post-place" fz="1.3125rem" fw={800} miw={0} lineClamp={6}>
          {post.place}
        </Title>
      </Flex>
      {post.imageUrls.length > 0 && <ImageStrip urls={post.imageUrls} place={post.place} />}
      <Box px="lg" pt={18}>
        <Group gap={10} wrap="nowrap">
          <AuthorPicture url={post.avatarUrl} size={40} />
          <Stack gap={0} miw={0}>
            <Text span fz="0.9375rem" fw={700} lh={1.35} truncate>
              {post.nickname}
            </Text>
            {post.date && (
              <Text component="time" dateTime={post.date} fz="sm" lh={1.35} c="dimmed">
                {post.date}
              </Text>
            )}
          </Stack>
        </Group>
        {post.description && (
          <Text fz="lg" lh={1.65} mt="md" style={LINES}>
            {post.description}
          </Text>
        )}
        {(post.theme || post.tags.length > 0) && (
          <Group component="ul" gap="xs" mt={18} aria-label="테마와 해시태그">
            {post.theme && (
              <Badge component="li" c="var(--on-peach)" bg="var(--peach)">
                {post.theme}
              </Badge>
            )}
            {post.tags.map((tag) => (
              <Badge component="li" key={tag} c="var(--sea)" bg="var(--sea-pale)">
                #{tag}
              </Badge>
            ))}
          </Group>
        )}
        <Group gap="xs" mt="lg">
          <Button
            variant="default"
            radius={999}
            fz="0.9375rem"
            {...(post.likedByMe && GIVEN)}
            leftSection={<IconHeart size={22} />}
            className={`${looks.like} ${styles.like}`}
            aria-pressed={post.likedByMe}
            aria-busy={isLiking}
            data-given={(isWished && post.likedByMe) || undefined}
            onClick={() => {
              setWished(!post.likedByMe);
              likePost(post);
            }}
          >
            {likeLabel(post.likeCount)}
          </Button>
          <Button
            variant="default"
            radius={999}
            fz="0.9375rem"
            leftSection={<IconShare2 size={20} />}
            onClick={() =>
              shareLink({
                title: post.place,
                text: post.description,
                url: window.location.origin + paths.post(post.id),
              })
            }
          >
            공유하기
          </Button>
        </Group>
      </Box>
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </Box>
  );
}
