import '@mantine/core/styles/Input.layer.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import { IS_DRAWING } from '@/device/drawing';

interface GrowingTextareaProps extends Omit<
  TextareaProps,
  'autosize' | 'maxRows' | 'minRows' | 'rows' | 'styles'
> {
  minRows: number;
  /** Beyond these the text scrolls within the field. */
  maxRows: number;
}

/** A row's height counts without padding and edges. */
const heightOf = (rows: number) => `calc(${rows} * 1lh + 2 * var(--padding-block) + 2px)`;

/**
 * A text field as high as its text. The browser's own style says so where it knows how: Mantine's way draws the page several
 * times over with each letter, and when it first stands.
 */
export function GrowingTextarea({ minRows, maxRows, ...field }: GrowingTextareaProps) {
  if (!IS_DRAWING && !CSS.supports('field-sizing', 'content'))
    return <Textarea {...field} autosize minRows={minRows} maxRows={maxRows} />;
  const input = {
    fieldSizing: 'content',
    // A long word would otherwise make the field as wide as it is, and the page with it.
    overflowWrap: 'anywhere',
    minHeight: heightOf(minRows),
    maxHeight: heightOf(maxRows),
  } as const;
  return <Textarea {...field} rows={minRows} styles={{ input }} />;
}
