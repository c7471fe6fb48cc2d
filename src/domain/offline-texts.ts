/** What is said while the device has no connection. */
export const NO_CONNECTION_TEXT = '인터넷에 연결되어 있지 않아요.';

/** What is said of something that was finished without a connection. */
export const KEPT_TEXT = '보관해 두었어요.\n연결되면 마이페이지에서 보내주세요.';

/** What is said where the device cannot keep it: what was written stays in its field. */
export const NOT_KEPT_TEXT = '휴대폰에 보관할 수 없어요.\n연결되면 여기에서 다시 보내주세요.';
