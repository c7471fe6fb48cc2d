import { Box, Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addHashtags, typeHashtags, type HashtagResult } from '@/domain/community/hashtags';
import { TextField } from '@/ui/fields/TextField';

interface Hashtags {
  /** Without their leading #. */
  hashtags: string[];
  /** What stands in the field, not closed yet. */
  hashtagInput: string;
}

interface HashtagFieldProps extends Hashtags {
  onChange: (hashtags: Hashtags) => void;
}

/**
 * Up to 3 hashtags (1 §5). A comma or a space closes one, as do Enter and leaving the field; nothing happens to the
 * text while an input method is composing.
 */
export const HashtagField = memo(function HashtagField({
  hashtags,
  hashtagInput,
  onChange,
}: HashtagFieldProps) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const removedIndex = useRef<number>(undefined);

  useLayoutEffect(() => {
    const index = removedIndex.current;
    if (index === undefined) return;
    removedIndex.current = undefined;
    // The button that had the focus is gone.
    const removals = field.current?.querySelectorAll('button') ?? [];
    (removals[index] ?? field.current?.querySelector('input'))?.focus();
  });

  useLayoutEffect(() => {
    // Beneath the field its message and what was added are in sight, too, while somebody types on.
    const { current } = field;
    if (current?.contains(document.activeElement)) current.scrollIntoView({ block: 'nearest' });
  }, [error, hashtags.length]);

  function take({ tags, rest, error: refusal }: HashtagResult) {
    setError(refusal);
    onChange({ hashtags: tags, hashtagInput: rest });
  }

  function type(text: string) {
    if (isComposing.current) onChange({ hashtags, hashtagInput: text });
    else take(typeHashtags(hashtags, text));
  }

  function close() {
    if (hashtagInput.trim() !== '') take(addHashtags(hashtags, hashtagInput));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // This one only ends the composing. In Safari it comes after the end, known only by this code.
    if (isComposing.current || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    close();
  }

  function remove(index: number) {
    removedIndex.current = index;
    setError(undefined);
    onChange({ hashtags: hashtags.filter((_, other) => other !== index), hashtagInput });
  }

  return (
    <Box ref={field}>
      <TextField
        label="해시태그"
        placeholder="최대 3개까지 가능해요."
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        value={hashtagInput}
        tone={error === undefined ? 'normal' : 'negative'}
        message={error}
        onChange={type}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          type(currentTarget.value);
        }}
        onKeyDown={handleKeyDown}
        onBlur={close}
      />
      {hashtags.length > 0 && (
        <Group component="ul" gap="xs" mt="xs" aria-label="추가한 해시태그">
          {hashtags.map((tag, index) => (
            <li key={tag}>
              <Button
                variant="light"
                size="compact-md"
                radius="xl"
                px="md"
                c="var(--leaf)"
                bg="var(--leaf-pale)"
                rightSection={<IconX size={16} strokeWidth={2.4} />}
                aria-label={`${tag} 삭제`}
                onClick={() => remove(index)}
              >
                <span aria-hidden>#</span>
                {tag}
              </Button>
            </li>
          ))}
        </Group>
      )}
    </Box>
  );
});
