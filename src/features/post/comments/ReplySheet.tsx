import { Box, Paper, Text } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { commentText, type PostComment } from '@/domain/community/comments';
import { BottomSheet } from '@/ui/dialogs/dialogs';
import { useKeyboardInset } from './useKeyboardInset';
import { CommentComposer } from './CommentComposer';
import { LINES } from '../lines';

interface ReplySheetProps {
  postId: number;
  /** The comment that is replied to. */
  parent: PostComment;
  onClose: () => void;
  onSent: (sentId: number | undefined) => void;
}

/** The popup for a reply, under the comment that it answers (1 §2). */
export function ReplySheet({ postId, parent, onClose, onSent }: ReplySheetProps) {
  const keyboardInset = useKeyboardInset();
  return (
    <BottomSheet opened title="답글" focusesField onClose={onClose}>
      <Paper component="blockquote" m={0} px="md" py="sm" bg="var(--paper)" bdrs={14}>
        <Box c="var(--hallabong-deep)" h={20} mb={4}>
          <IconQuote size={20} />
        </Box>
        {!parent.isDeleted && (
          <Text fz="sm" fw={700} mb={2} truncate>
            {parent.nickname}
          </Text>
        )}
        <Text lh={1.5} lineClamp={5} style={LINES}>
          {commentText(parent)}
        </Text>
      </Paper>
      <Box pb={keyboardInset}>
        <CommentComposer target={{ postId, parentId: parent.id }} label="답글" takesFocus onSent={onSent} />
      </Box>
    </BottomSheet>
  );
}
