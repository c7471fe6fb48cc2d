import {
  measureElement,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { IS_DRAWING, isDrawnShown } from '@/device/drawing';
import type { LikedSpot } from '@/server-state/spot-likes';
import type { FeedPost } from '@/domain/community/feed';
import { LazyPart, rememberPart, usePreload } from '@/ui/LazyPart';
import { PostCard } from './PostCard';
import styles from './PostCard.module.css';

/** Height of a card that has never been shown, in CSS pixels: one picture and three lines. */
const TYPICAL_CARD_HEIGHT = 430;
const GAP_PX = 14;
/** Cards that are kept ready above and below the screen. */
const OVERSCAN = 2;
/** What is in sight before it has been measured; to the server two cards, and those that are kept ready. */
const firstRect = () =>
  IS_DRAWING
    ? { width: 0, height: 2 * TYPICAL_CARD_HEIGHT }
    : { width: window.innerWidth, height: window.innerHeight };

const DRAWN_FEED = '#drawn [role="feed"]';

/** One menu serves all cards: thousands come by, and hardly any is opened. */
const loadPostMenu = rememberPart(() => import('./PostMenu').then((module) => module.PostMenu));
const TAPPED_PARTS = [loadPostMenu];

/** How high the cards were, so that going back finds every post where it was. */
const rememberedSizes = new Map<string, VirtualItem[]>();

interface PostFeedProps {
  /** Under which name the heights of the cards are remembered. */
  name: string;
  posts: readonly FeedPost[];
  /** Whether the order is one of merit: then the first three bear their places. */
  isRanked: boolean;
  /** False while further pages may come. */
  isComplete: boolean;
  isBusy: boolean;
  onLike: (post: LikedSpot) => void;
  onReport: (id: number) => void;
}

/** The cards of the feed. Only those near the screen are in the document, however long the feed is. */
export function PostFeed({ name, posts, isRanked, isComplete, isBusy, onLike, onReport }: PostFeedProps) {
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useOffsetTop(list);
  const ids = useIds(posts);
  // Read once: each reading has the browser lay out whatever has changed.
  const [first] = useState(() => ({
    rect: firstRect(),
    sizes: rememberedSizes.get(name) ?? readDrawnSizes(ids),
  }));
  const navigate = useNavigate();
  const [menu, setMenu] = useState<{ of: number; button: HTMLElement }>();
  const openMenu = useCallback((of: number, button: HTMLElement) => setMenu({ of, button }), []);
  usePreload(TAPPED_PARTS);
  const [isAhead, setAhead] = useState(false);
  // The functions it returns keep their identity, and its items are read anew in each render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: posts.length,
    estimateSize: () => TYPICAL_CARD_HEIGHT,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    gap: GAP_PX,
    overscan: OVERSCAN,
    scrollMargin,
    initialMeasurementsCache: first.sizes,
    measureElement: measureCard,
    directDomUpdates: true,
    // Cards are drawn two ahead of the screen: no scroll event has to wait for one.
    useFlushSync: false,
    // Nor has the frame that lays one out ahead of the screen to lay out the feed again: its height is taken up in the next.
    useAnimationFrameWithResizeObserver: isAhead,
    initialRect: first.rect,
  });

  useLayoutEffect(
    () => () => {
      rememberedSizes.set(name, virtualizer.takeSnapshot());
    },
    [name, virtualizer],
  );

  const { containerRef } = virtualizer;
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element;
      containerRef(element);
    },
    [containerRef],
  );

  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      // A tap with a key of its own, such as one for a new tab, stays with the browser.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(event.currentTarget.pathname);
    },
    [navigate],
  );

  // A card that is only near is drawn between the frames, in slices. What is in sight does not wait.
  const wanted = virtualizer.getVirtualItems();
  const deferred = useDeferredValue(wanted);
  const items = holdAllInSight(deferred, virtualizer.range) ? deferred : wanted;
  // A card that comes into sight without a height, as after a jump, is measured in its own frame.
  if (isAhead !== (virtualizer.isScrolling && isSightMeasured(virtualizer, ids))) setAhead(!isAhead);
  // The menu goes with its card.
  if (menu && !items.some(({ index }) => posts[index]?.id === menu.of)) setMenu(undefined);

  return (
    <>
      <div
        ref={attach}
        role="feed"
        aria-label="게시물"
        aria-busy={isBusy}
        data-ranked={isRanked || undefined}
        className={`${styles.feed} ${IS_DRAWING ? styles.drawn : ''}`}
      >
        {items.map(({ index }) => {
          const post = posts[index];
          return (
            post && (
              <PostCard
                key={post.id}
                post={post}
                index={index}
                setSize={isComplete ? posts.length : -1}
                measure={virtualizer.measureElement}
                onFollow={follow}
                isMenuOpen={post.id === menu?.of}
                onMenu={openMenu}
                onLike={onLike}
              />
            )
          );
        })}
      </div>
      {menu && (
        <LazyPart
          load={loadPostMenu}
          props={{
            button: menu.button,
            onReport: () => {
              setMenu(undefined);
              onReport(menu.of);
            },
            onClose: () => setMenu(undefined),
          }}
          onMissing={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

/** How high the cards are that the server has drawn: the app's own stand in their places then, wherever one has scrolled. */
function readDrawnSizes(ids: readonly number[]): VirtualItem[] {
  if (!isDrawnShown()) return [];
  let start = 0;
  return [...document.querySelectorAll<HTMLElement>(`${DRAWN_FEED} > article`)].map((card, index) => {
    const size = card.offsetHeight;
    const item = { key: ids[index] ?? index, index, start, end: start + size, size, lane: 0 };
    start += size + GAP_PX;
    return item;
  });
}

/**
 * Behind the drawing a card is as high as the drawn one: to measure it would style and lay out the page before its time.
 * What the browser reports by itself costs nothing.
 */
function measureCard(
  card: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLElement>,
): number {
  if (entry || !isDrawnShown()) return measureElement(card, entry, virtualizer);
  const index = virtualizer.indexFromElement(card);
  return virtualizer.measurementsCache[index]?.size ?? TYPICAL_CARD_HEIGHT;
}

/** Whether all that the screen shows is among the items. */
function holdAllInSight(
  items: readonly VirtualItem[],
  range: Virtualizer<Window, HTMLElement>['range'],
): boolean {
  const [first] = items;
  const last = items.at(-1);
  if (!range || !first || !last) return false;
  return first.index <= range.startIndex && last.index >= range.endIndex;
}

/** Whether the height is known of all that the screen shows. */
function isSightMeasured(
  { range, itemSizeCache }: Virtualizer<Window, HTMLElement>,
  ids: readonly number[],
): boolean {
  return (
    range !== null && ids.slice(range.startIndex, range.endIndex + 1).every((id) => itemSizeCache.has(id))
  );
}

/** The ids of the posts, as the same list as long as they are the same: a like changes a post, not its place. */
function useIds(posts: readonly FeedPost[]): readonly number[] {
  const [ids, setIds] = useState<readonly number[]>([]);
  // Scrolling draws the feed anew too, with the very same posts.
  const isSame = useMemo(
    () => ids.length === posts.length && posts.every(({ id }, index) => id === ids[index]),
    [ids, posts],
  );
  if (isSame) return ids;
  const changed = posts.map(({ id }) => id);
  setIds(changed);
  return changed;
}

/** How far an element begins below the top of the document, also when what stands above it grows or shrinks. */
function useOffsetTop(element: { readonly current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const shown = (isDrawnShown() && document.querySelector(DRAWN_FEED)) || measured;
      setOffset(Math.round(shown.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
