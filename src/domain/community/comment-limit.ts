/** The text of a comment or reply as it is sent, trimmed; undefined when there is nothing to send (1 §5). */
export function toCommentText(typed: string): string | undefined {
  return typed.trim() || undefined;
}
