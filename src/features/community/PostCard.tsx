import { IconHeart, IconMapPin } from '@tabler/icons-react';
import { memo, useMemo, useRef, useState, type MouseEvent, type SyntheticEvent, type UIEvent } from 'react';
import type { LikedSpot } from '@/server-state/spot-likes';
import { paths } from '@/domain/routes/paths';
import type { FeedPost } from '@/domain/community/feed';
import { likeLabel, toggleLike } from '@/domain/community/like';
import { descriptionOnCard, toPostCard } from '@/domain/community/post-card';
import looks from '@/ui/looks.module.css';
import { pictureSources, showInstead } from '@/ui/picture-sources';
import missingPicture from './missing-picture.svg';
import styles from './PostCard.module.css';

/** Made once: what does not change with a like is not looked at again. */
const HEART = <IconHeart size={22} />;

const PIG_AVATAR = '/pig-avatar.svg';
/**
 * Three quarters of its place: where a point has three pixels, browsers would take a file of four times the pixels, and
 * nobody sees more than 2.5 in a photo.
 */
const PICTURE_SIZES = 'min(62vw, 260px)';

interface PostCardProps {
  post: FeedPost;
  /** Its place in the feed, from 0. */
  index: number;
  /** How many there are, -1 when that is not known yet. */
  setSize: number;
  /** Tells the feed how high the card is. */
  measure: (card: HTMLElement | null) => void;
  /** Follows a link inside the app. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  isMenuOpen: boolean;
  /** Opens the menu of this post, at the button that asks for it. */
  onMenu: (id: number, button: HTMLElement) => void;
  onLike: (post: LikedSpot) => void;
}

/**
 * A post in the feed (1 §2). The place name is its link; the whole card takes a tap. Cards appear while the feed is
 * scrolled fast: this one mounts nothing but plain elements, and the feed follows its links and opens its menu.
 */
export const PostCard = memo(function PostCard({
  post,
  index,
  setSize,
  measure,
  onFollow,
  isMenuOpen,
  onMenu,
  onLike,
}: PostCardProps) {
  const card = useMemo(() => toPostCard({ ...post }), [post]);
  const description = useMemo(() => descriptionOnCard(card.description), [card.description]);
  const href = paths.post(card.id);
  const labelId = `post-${card.id}`;
  const hasSeveral = card.imageUrls.length > 1;
  return (
    <article
      ref={measure}
      data-index={index}
      className={styles.card}
      aria-labelledby={labelId}
      aria-posinset={index + 1}
      aria-setsize={setSize}
    >
      <div
        className={`${looks.counted} ${styles.top}`}
        data-count={hasSeveral ? countOf(1, card.imageUrls.length) : undefined}
      >
        <img
          {...(card.avatarUrl ? pictureSources(card.avatarUrl, '40px') : { src: PIG_AVATAR })}
          alt=""
          className={styles.avatar}
          loading="lazy"
          decoding="async"
          onError={showPig}
        />
        <span className={styles.nickname}>{card.nickname}</span>
        {card.date && (
          <time className={styles.date} dateTime={card.date}>
            {card.date}
          </time>
        )}
        <button
          type="button"
          aria-label="더보기"
          className={styles.more}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={({ currentTarget }) => onMenu(card.id, currentTarget)}
        >
          ⋯
        </button>
      </div>
      {card.imageUrls.length > 0 && (
        <a
          href={href}
          className={`${looks.strip} ${styles.strip}`}
          data-single={!hasSeveral || undefined}
          draggable={false}
          onClick={onFollow}
          onScroll={hasSeveral ? showCount : undefined}
          aria-label={`${card.place} 사진 ${card.imageUrls.length}장`}
        >
          {card.imageUrls.map((url, position) => (
            <img
              // The same picture may come twice, and pictures never change places.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${position} ${url}`}
              {...pictureSources(url, PICTURE_SIZES)}
              alt=""
              className={styles.image}
              loading="lazy"
              decoding="async"
              draggable={false}
              onError={showMissing}
            />
          ))}
        </a>
      )}
      <a href={href} id={labelId} className={`${looks.whole} ${styles.place}`} onClick={onFollow}>
        <IconMapPin size={16} />
        <span className={styles.placeName}>{card.place}</span>
      </a>
      {description.text && <p className={styles.description}>{description.text}</p>}
      {description.isCut && (
        <a
          href={href}
          className={styles.readOn}
          aria-label={`더 보기, ${card.place}`}
          draggable={false}
          onClick={onFollow}
        >
          더 보기
        </a>
      )}
      <LikeButton post={card} onLike={onLike} />
    </article>
  );
});

/** A like as it is wished for, of a post as the feed has it. */
interface Wish {
  of: LikedSpot;
  post: LikedSpot;
}

/**
 * The like button of a post. The heart shows the wish with the tap, without React, which goes down the whole page for what it
 * draws, and without the count, for which the page is laid out. These follow when it has been painted, and so does the
 * feed, which may hold thousands of posts: what it says counts from then on.
 */
function LikeButton({ post, onLike }: { post: LikedSpot; onLike: (post: LikedSpot) => void }) {
  const [wish, setWish] = useState<Wish>();
  // Of taps that come before the first one is drawn each is for what the one before it asked for.
  const lastWish = useRef<Wish>(undefined);
  const shown = wish?.of === post ? wish.post : post;
  const isGiven = wish !== undefined && wish.of !== post && wish.post.likedByMe && post.likedByMe;

  function handleClick({ currentTarget: button }: MouseEvent<HTMLElement>) {
    const seen = lastWish.current?.of === post ? lastWish.current.post : post;
    const wished = toggleLike(seen);
    lastWish.current = { of: post, post: wished };
    button.setAttribute('aria-pressed', String(wished.likedByMe));
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        setWish(lastWish.current);
        onLike(seen);
      }),
    );
  }

  return (
    <button
      type="button"
      className={`${looks.like} ${styles.like}`}
      aria-pressed={shown.likedByMe}
      data-given={isGiven || undefined}
      onClick={handleClick}
    >
      {HEART}
      {likeLabel(shown.likeCount)}
    </button>
  );
}

const countOf = (position: number, count: number) => `${position} / ${count}`;

/** Tells which of the pictures is in sight: without a render and a node of its own, the card stays cheap. */
function showCount({ currentTarget: strip }: UIEvent<HTMLElement>): void {
  const { childElementCount: count, scrollLeft, scrollWidth, previousElementSibling: top } = strip;
  top?.setAttribute('data-count', countOf(Math.round((scrollLeft / scrollWidth) * count) + 1, count));
}

function showPig({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  showInstead(currentTarget, PIG_AVATAR);
}

function showMissing({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  showInstead(currentTarget, missingPicture);
}
