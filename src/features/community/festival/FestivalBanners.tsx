import { Center, Paper, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef, useState, type FocusEvent, type PointerEvent, type TouchEvent } from 'react';
import { useListEventBanners } from '@generated/endpoints/banners/banners';
import { IS_DRAWING } from '@/device/drawing';
import { BANNER_FADE_MS } from '@/domain/limits';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import looks from '@/ui/looks.module.css';
import { WHOLE_COLUMN } from '@/ui/picture-sources';
import styles from '../community.module.css';
import { toFestivalBanners, type FestivalBanner } from '../../../domain/community/festival-banner';
import { useBannerRotation } from './useBannerRotation';

/** A swipe is at least this long, in CSS pixels. */
const SWIPE_PX = 40;

/**
 * The festivals of the island in turn (1 §2). When there are none, it says so; when they fail to load, it is not there
 * (1 §8).
 */
export function FestivalBanners() {
  const { data, isPending, isSuccess } = useListEventBanners();
  const banners = toFestivalBanners(data);
  if (isPending) {
    return (
      <Paper shadow="sm" className={styles.carousel}>
        <Skeleton height="100%" radius={0} />
      </Paper>
    );
  }
  if (banners.length > 0) return <Carousel banners={banners} />;
  return isSuccess ? (
    <Paper bg="var(--peach)" c="var(--on-peach)" radius="lg" px="md" py="xs">
      <Text ta="center">지금 열리는 축제가 없어요.</Text>
    </Paper>
  ) : null;
}

function Carousel({ banners }: { banners: readonly FestivalBanner[] }) {
  const [isTouched, setTouched] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const touchX = useRef<number>(undefined);
  const total = banners.length;
  const { index, isStill, toggleStill, show, move } = useBannerRotation(total, isTouched || isFocused);

  function handleTouchStart({ touches }: TouchEvent) {
    touchX.current = touches[0]?.clientX;
    setTouched(true);
  }

  function handleTouchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0];
    const way = touch && touchX.current !== undefined ? touch.clientX - touchX.current : 0;
    setTouched(false);
    if (total > 1 && Math.abs(way) >= SWIPE_PX) move(way < 0 ? 1 : -1);
  }

  function handleFocus({ target }: FocusEvent) {
    // A tap leaves the focus behind unseen; that does not hold the banner.
    setFocused(target.matches(':focus-visible'));
  }

  function handleStill() {
    toggleStill();
    // Who starts it by keyboard wants to see it move.
    setFocused(false);
  }

  function handleHover({ pointerType, type }: PointerEvent) {
    if (pointerType === 'mouse') setTouched(type === 'pointerenter');
  }

  return (
    // The focus of what is inside holds the banner; the section itself is no control.
    <Paper
      component="section"
      shadow="sm"
      bg="var(--peach)"
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="제주의 지역 축제"
      onTouchStart={handleTouchStart}
      onTouchEnd={handleTouchEnd}
      onTouchCancel={() => setTouched(false)}
      onPointerEnter={handleHover}
      onPointerLeave={handleHover}
      onFocus={handleFocus}
      onBlur={() => setFocused(false)}
    >
      {banners.map((banner, position) => (
        <Slide
          // A banner may come twice, and the banners of an answer never change places.
          // oxlint-disable-next-line react/no-array-index-key
          key={position}
          banner={banner}
          name={`지역 축제 ${position + 1}`}
          isShown={position === index}
          // None turns before the app is there.
          isNear={IS_DRAWING ? position === index : isNear(position, index, total)}
          onFocus={() => show(position)}
        />
      ))}
      <Text span bottom={10} right={10} px={10} lh="22px" className={looks.over}>
        {index + 1} / {total}
      </Text>
      {total > 1 && (
        <UnstyledButton
          top={10}
          right={10}
          w={28}
          h={28}
          className={`${looks.over} ${styles.still}`}
          aria-label={isStill ? '자동 넘김 시작' : '자동 넘김 멈춤'}
          onClick={handleStill}
        >
          {isStill ? <IconPlayerPlayFilled size={12} /> : <IconPlayerPause size={12} strokeWidth={3} />}
        </UnstyledButton>
      )}
    </Paper>
  );
}

interface SlideProps {
  banner: FestivalBanner;
  name: string;
  isShown: boolean;
  /** Whether its picture is wanted already. */
  isNear: boolean;
  onFocus: () => void;
}

function Slide({ banner: { imageUrl, detailUrl }, name, isShown, isNear: isWanted, onFocus }: SlideProps) {
  const picture = (
    <ImageWithFallback
      src={imageUrl}
      sizes={WHOLE_COLUMN}
      alt={detailUrl ? '' : name}
      h="100%"
      fallback={
        <Center h="100%" c="var(--on-peach)" fw={700}>
          {name}
        </Center>
      }
    />
  );
  return (
    <div
      className={styles.slide}
      style={{ transitionDuration: `${BANNER_FADE_MS}ms` }}
      data-shown={isShown || undefined}
    >
      {detailUrl ? (
        <UnstyledButton
          component="a"
          href={detailUrl}
          target="_blank"
          rel="noopener noreferrer"
          display="block"
          h="100%"
          className={styles.link}
          draggable={false}
          aria-label={`${name} 자세히 보기 (새 창)`}
          onFocus={onFocus}
        >
          {isWanted && picture}
        </UnstyledButton>
      ) : (
        isWanted && picture
      )}
    </div>
  );
}

/** Whether a banner is the one that is shown, or stands beside it in the round. */
function isNear(position: number, index: number, total: number): boolean {
  const way = Math.abs(position - index);
  return Math.min(way, total - way) <= 1;
}
