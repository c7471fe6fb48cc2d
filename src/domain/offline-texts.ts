/** What is said of something that was finished without a connection. */
export const KEPT_TEXT = '보관해 두었어요.\n연결되면 마이페이지에서 보내주세요.';
