import { Box, Group, Text, type TextareaProps } from '@mantine/core';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { DESCRIPTION_MAX, DESCRIPTION_ROWS_MAX, DESCRIPTION_ROWS_MIN } from '@/domain/limits';
import { countCharacters } from '@/domain/format/text';
import { spotDescriptionCounter, typeSpotDescription } from '@/domain/community/spot-form';
import { Pig } from '@/ui/drawings/Pig';
import { GrowingTextarea } from '@/ui/fields/GrowingTextarea';

/** It looks over the edge of the field, beside the label however large its letters are. */
const OVER_FIELD = { flex: 'none', height: 32, margin: '-8px 20px -6px 0', overflow: 'hidden' };

interface DescriptionFieldProps extends Pick<TextareaProps, 'error'> {
  /** Where the form keeps its value. */
  path: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * The description of a new spot (1 §2, 1 §5): up to 200 characters, as high as its text, from 3 rows to 14. A
 * syllable that an input method is composing may go over the limit until it is finished, or it would be torn apart.
 */
export const DescriptionField = memo(function DescriptionField({
  path,
  value,
  error,
  onChange,
}: DescriptionFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const beforeTyping = useRef(value);
  const [caret, setCaret] = useState<{ fromEnd: number }>();
  const isFull = countCharacters(value) >= DESCRIPTION_MAX;

  useLayoutEffect(() => {
    if (!isComposing.current) beforeTyping.current = value;
  });
  useLayoutEffect(() => {
    if (!textarea.current || !caret) return;
    // A value other than the typed one has sent the caret to the end.
    const place = textarea.current.value.length - caret.fromEnd;
    textarea.current.setSelectionRange(place, place);
  }, [caret]);

  function accept({ value: typed, selectionEnd }: HTMLTextAreaElement) {
    const kept = typeSpotDescription(beforeTyping.current, typed);
    if (kept !== typed) setCaret({ fromEnd: typed.length - selectionEnd });
    // The end of a composition changes nothing that would be drawn.
    beforeTyping.current = kept;
    onChange(kept);
  }

  return (
    <GrowingTextarea
      data-path={path}
      ref={textarea}
      minRows={DESCRIPTION_ROWS_MIN}
      maxRows={DESCRIPTION_ROWS_MAX}
      label={
        <Group component="span" justify="space-between" align="end" gap={0} wrap="nowrap">
          내용을 입력해주세요. *
          <Box component="span" style={OVER_FIELD}>
            <Pig size={44} />
          </Box>
        </Group>
      }
      labelProps={{ display: 'block' }}
      placeholder="메시지를 입력해 주세요."
      aria-required
      wrapperProps={{ 'data-tone': error ? 'negative' : 'normal' }}
      error={Boolean(error)}
      withErrorStyles={false}
      description={
        <Group component="span" justify="space-between" gap="xs">
          <span>{error}</span>
          <Text span inherit c={isFull ? 'var(--error)' : 'dimmed'} fw={isFull ? 600 : 400}>
            {spotDescriptionCounter(value)}
          </Text>
        </Group>
      }
      value={value}
      onChange={({ currentTarget }) => {
        if (isComposing.current) onChange(currentTarget.value);
        else accept(currentTarget);
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        accept(currentTarget);
      }}
    />
  );
});
