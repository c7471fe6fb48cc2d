/** What a comment is written on: a post, or one of its comments, which makes it a reply (1 §4). */
export interface CommentTarget {
  postId: number;
  /** The comment that is replied to. */
  parentId?: number;
}

/** Where an unsent comment or reply is kept, in the draft store. */
export const toDraftKey = ({ postId, parentId }: CommentTarget) =>
  parentId === undefined ? `comment.${postId}` : `comment.${postId}.${parentId}`;
