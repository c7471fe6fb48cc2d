import { IconHeart, IconMapPin } from '@tabler/icons-react';
import { likeLabel } from '@/domain/community/like';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { AuthorPicture } from './AuthorPicture';
import { ImageStrip } from './ImageStrip';
import styles from './PostArticle.module.css';
import type { PostDetail } from './post-detail';
import { useLikePost } from './useLikePost';

/** The post itself (1 §2). */
export function PostArticle({ post }: { post: PostDetail }) {
  const { likePost, isLiking, isLoginOffered, closeLoginOffer } = useLikePost();
  return (
    <article className={styles.post} aria-labelledby="post-place">
      <h2 id="post-place" className={styles.place}>
        <IconMapPin size={22} />
        <span>{post.place}</span>
      </h2>
      {post.imageUrls.length > 0 && <ImageStrip urls={post.imageUrls} place={post.place} />}
      <div className={styles.body}>
        <div className={styles.author}>
          <AuthorPicture url={post.avatarUrl} size={42} />
          <div className={styles.names}>
            <span className={styles.nickname}>{post.nickname}</span>
            {post.date && (
              <time className={styles.date} dateTime={post.date}>
                {post.date}
              </time>
            )}
          </div>
        </div>
        {post.description && <p className={styles.description}>{post.description}</p>}
        {(post.theme || post.tags.length > 0) && (
          <ul className={styles.tags} aria-label="테마와 해시태그">
            {post.theme && <li className={styles.theme}>{post.theme}</li>}
            {post.tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                #{tag}
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          className={styles.like}
          aria-pressed={post.likedByMe}
          aria-busy={isLiking}
          onClick={() => likePost(post)}
        >
          <IconHeart size={22} />
          {likeLabel(post.likeCount)}
        </button>
      </div>
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </article>
  );
}
