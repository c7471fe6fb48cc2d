import { Box, Button, Center, Group, Text } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { CommentRow, PostComment } from '@/domain/community/comments';
import { AuthorPicture } from '@/features/post/AuthorPicture';
import { LINES } from '../lines';
import styles from '../post.module.css';

/** What is no longer there. */
const CALM = { c: 'dimmed', fz: 'sm' };

/** What stands out behind a new comment (`.arrival` in the style sheet) lies before the page all the same. */
const MARKED = { position: 'relative', isolation: 'isolate' } as const;

interface CommentItemProps {
  row: CommentRow<PostComment>;
  /** It has just been sent: it is brought into sight and stands out for a moment. */
  isNew: boolean;
  onReply: () => void;
}

/** A comment or reply (1 §2); a deleted one says only that. */
export function CommentItem({ row, isNew, onReply }: CommentItemProps) {
  const { comment, text, depth, indentPx, isAnswerable } = row;
  const size = depth === 0 ? 36 : 30;
  const item = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNew) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);

  return (
    <Group
      ref={item}
      gap={10}
      wrap="nowrap"
      align={comment.isDeleted ? 'center' : 'flex-start'}
      pt={10}
      pb={isAnswerable ? 2 : 10}
      ms={`min(${indentPx}px, 40%)`}
      className={styles.comment}
      style={isNew ? MARKED : undefined}
    >
      {isNew && <Box pos="absolute" inset={-6} bdrs={18} bg="var(--peach)" className={styles.arrival} />}
      {comment.isDeleted ? (
        <Center flex="none" w={size} h={size} bdrs="50%" c="dimmed" bg="var(--paper-deep)">
          <IconMessageOff size={18} />
        </Center>
      ) : (
        <AuthorPicture url={comment.avatarUrl} size={size} />
      )}
      <Box flex={1} miw={0}>
        {!comment.isDeleted && (
          <Group gap="xs" wrap="nowrap" align="baseline">
            <Text span fz="0.9375rem" fw={700} lh={1.4} truncate>
              {comment.nickname}
            </Text>
            {comment.relativeTime && (
              <Text span fz="xs" c="dimmed" flex="none" maw="50%" truncate>
                {comment.relativeTime}
              </Text>
            )}
          </Group>
        )}
        <Text {...(comment.isDeleted && CALM)} mt={2} style={LINES}>
          {text}
        </Text>
        {isAnswerable && (
          <Button variant="subtle" size="compact-sm" c="dimmed" ms={-8} onClick={onReply}>
            답글 달기
          </Button>
        )}
      </Box>
    </Group>
  );
}
