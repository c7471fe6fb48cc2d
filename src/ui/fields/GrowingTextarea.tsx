import './fields.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import { IS_DRAWING } from '@/device/drawing';
import styles from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<
  TextareaProps,
  'autosize' | 'className' | 'maxRows' | 'minRows' | 'rows' | 'style'
> {
  minRows: number;
  /** Beyond these the text scrolls within the field. */
  maxRows: number;
}

/**
 * A text field as high as its text. The style sheet says so where the browser knows how: Mantine's way draws the page
 * several times over with each letter, and when it first stands.
 */
export function GrowingTextarea({ minRows, maxRows, ...field }: GrowingTextareaProps) {
  return (
    <Textarea
      {...field}
      autosize={!IS_DRAWING && !CSS.supports('field-sizing', 'content')}
      minRows={minRows}
      maxRows={maxRows}
      className={styles.growing}
      style={{ '--rows-min': minRows, '--rows-max': maxRows }}
    />
  );
}
