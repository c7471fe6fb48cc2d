import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { LikedSpot } from '@/api/spot-likes';
import { paths } from '@/app/paths';
import type { FeedPost } from '@/domain/feed';
import { likeLabel } from '@/domain/like';
import { toPostCard } from '@/domain/post-card';
import { HeartIcon } from '@/ui/icons/HeartIcon';
import { ImageIcon } from '@/ui/icons/ImageIcon';
import { PinIcon } from '@/ui/icons/PinIcon';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './PostCard.module.css';
import { PostMenu } from './PostMenu';

interface PostCardProps {
  post: FeedPost;
  /** Its place in the feed, from 0. */
  index: number;
  /** How many there are, -1 when that is not known yet. */
  setSize: number;
  /** Tells the feed how high the card is. */
  measure: (card: HTMLElement | null) => void;
  onLike: (post: LikedSpot) => void;
  onReport: (id: number) => void;
}

/** A post in the feed (1 §2). The place name is its link; the whole card takes a tap. */
export const PostCard = memo(function PostCard({
  post,
  index,
  setSize,
  measure,
  onLike,
  onReport,
}: PostCardProps) {
  const card = useMemo(() => toPostCard({ ...post }), [post]);
  const to = paths.post(card.id);
  const labelId = `post-${card.id}`;
  return (
    <article
      ref={measure}
      data-index={index}
      className={styles.card}
      aria-labelledby={labelId}
      aria-posinset={index + 1}
      aria-setsize={setSize}
    >
      <div className={styles.top}>
        <ImageWithFallback
          src={card.avatarUrl}
          alt=""
          className={styles.avatar}
          fallback={<img src="/pig-avatar.svg" alt="" className={styles.avatar} />}
        />
        <span className={styles.nickname}>{card.nickname}</span>
        {card.date && (
          <time className={styles.date} dateTime={card.date}>
            {card.date}
          </time>
        )}
        <PostMenu onReport={() => onReport(card.id)} />
      </div>
      {card.imageUrls.length > 0 && (
        <Link
          to={to}
          className={styles.strip}
          data-single={card.imageUrls.length === 1 || undefined}
          draggable={false}
          aria-label={`${card.place} 사진 ${card.imageUrls.length}장`}
        >
          {card.imageUrls.map((url, position) => (
            <ImageWithFallback
              // The same picture may come twice, and pictures never change places.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${position} ${url}`}
              src={url}
              alt=""
              className={styles.image}
              fallback={
                <span className={styles.missing}>
                  <ImageIcon size={32} />
                </span>
              }
            />
          ))}
        </Link>
      )}
      <Link to={to} id={labelId} className={styles.place}>
        <PinIcon size={16} />
        <span className={styles.placeName}>{card.place}</span>
      </Link>
      {card.description && <p className={styles.description}>{card.description}</p>}
      <button
        type="button"
        className={styles.like}
        aria-pressed={card.likedByMe}
        onClick={() => onLike(card)}
      >
        <HeartIcon size={22} />
        {likeLabel(card.likeCount)}
      </button>
    </article>
  );
});
