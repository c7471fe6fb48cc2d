import { describe, expect, it } from 'vitest';
import { toCommentText } from './comment-limit.ts';

describe('toCommentText', () => {
  it.each(['', '   ', '\n\t', '\u3000'])('has nothing to send for %j', (typed) => {
    expect(toCommentText(typed)).toBeUndefined();
  });

  it('trims around and keeps what is inside', () => {
    expect(toCommentText('  내일 새벽에\n가보려고요! ')).toBe('내일 새벽에\n가보려고요!');
    expect(toCommentText('0')).toBe('0');
  });
});
