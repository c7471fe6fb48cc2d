import { ActionIcon, Group, Loader, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { commentDraftTextMax } from '@generated/model/comment-draft.zod';
import { commentCounter, toCommentText } from '@/domain/community/comments';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { GrowingTextarea } from '@/ui/fields/GrowingTextarea';
import type { CommentTarget } from './comment-target';
import { useCommentDraft } from './useCommentDraft';
import { useIsSendingComment, useSendComment } from './useSendComment';
import styles from '../post.module.css';

/** Beyond these the text scrolls within the field. */
const ROWS_MAX = 4;

/** The send button stands beside the field, not beside what is told under it. */
const COUNTER_HEIGHT = 'calc(0.875rem * 1.35 + 6px)';

interface CommentComposerProps {
  target: CommentTarget;
  /** What is written here, for those who do not see where the field stands. */
  label: string;
  /** Takes the focus of the sheet that opens. Default false. */
  takesFocus?: boolean;
  /** @param sentId the comment, where the server told its id */
  onSent: (sentId: number | undefined) => void;
}

/**
 * The field for a comment or a reply and its send button (1 §2, 1 §5). Enter sends, except while an input method is
 * composing; with Shift it begins a new line. What could not be sent stays.
 */
export function CommentComposer({ target, label, takesFocus = false, onSent }: CommentComposerProps) {
  const { text, change } = useCommentDraft(target);
  const { send, isLoginOffered, closeLoginOffer } = useSendComment(target);
  const isSending = useIsSendingComment(target);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const counter = commentCounter(text, commentDraftTextMax);

  // The sheet's own way takes a moment, in which the first letters would get lost.
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const submit = useSingleFlight((): Promise<void> | false => {
    const typed = field.current?.value ?? '';
    const textToSend = toCommentText(typed);
    return textToSend === undefined || isSending ? false : sendTyped(typed, textToSend);
  });

  async function sendTyped(typed: string, textToSend: string) {
    const { isSent, comment } = await send(textToSend);
    if (!isSent || !field.current) return;
    // A disabled send button would drop the focus.
    if (form.current?.contains(document.activeElement)) field.current.focus({ preventScroll: true });
    const typedSince = field.current.value === typed ? '' : field.current.value;
    // At once, so that a tap that is already waiting finds nothing to send.
    flushSync(() => change(typedSince));
    onSent(comment?.id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // In Safari the Enter that ends a composition comes after its end, known only by this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Group gap="xs" align="flex-end" wrap="nowrap" className={styles.composer}>
          <GrowingTextarea
            ref={field}
            minRows={1}
            maxRows={ROWS_MAX}
            flex={1}
            radius="xl"
            classNames={{ input: styles.commentInput }}
            aria-label={label}
            placeholder="댓글을 달아주세요."
            enterKeyHint="send"
            autoComplete="off"
            // What is longer the server refuses, without a word of why.
            maxLength={commentDraftTextMax}
            data-autofocus={takesFocus || undefined}
            description={
              counter && (
                <Text
                  span
                  inherit
                  display="block"
                  ta="right"
                  c={text.length < commentDraftTextMax ? 'dimmed' : 'var(--error)'}
                >
                  {counter}
                </Text>
              )
            }
            value={text}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onKeyDown={handleKeyDown}
          />
          <ActionIcon
            type="submit"
            variant="filled"
            size={48}
            aria-label="보내기"
            mb={counter && COUNTER_HEIGHT}
            disabled={toCommentText(text) === undefined}
            aria-disabled={isSending || undefined}
            // Keeps the focus, and with it the phone's keyboard, in the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            {isSending ? (
              <Loader type="oval" size={20} color="currentColor" aria-hidden />
            ) : (
              <IconSend size={22} />
            )}
          </ActionIcon>
        </Group>
      </form>
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
