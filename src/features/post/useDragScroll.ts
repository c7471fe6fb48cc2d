import { useRef, type PointerEvent } from 'react';

/** Moving the mouse this far turns to the next slide, in CSS pixels. */
const TURN_PX = 40;

interface Drag {
  pointerId: number;
  startX: number;
  startLeft: number;
  startIndex: number;
}

/** The number of the slide in the middle of a strip, counted from 0. */
export function slideInMiddle(strip: HTMLElement): number {
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const distances = slidesOf(strip).map((slide) =>
    Math.abs(slide.offsetLeft + slide.offsetWidth / 2 - middle),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Scrolls a strip so that a slide stands in its middle; one before the first is the first, likewise at the end. */
export function scrollToSlide(strip: HTMLElement, index: number): void {
  const slides = slidesOf(strip);
  const slide = slides[Math.min(Math.max(index, 0), slides.length - 1)];
  if (!slide) return;
  const wanted = slide.offsetLeft + slide.offsetWidth / 2 - strip.clientWidth / 2;
  const left = Math.min(Math.max(wanted, 0), strip.scrollWidth - strip.clientWidth);
  if (Math.abs(left - strip.scrollLeft) < 1) delete strip.dataset['drag'];
  strip.scrollTo({ left });
}

/**
 * Lets a mouse drag a strip of slides, as a finger does by itself. `data-drag` says so to the style sheet, for
 * snapping would fight against the hand: `on` under the hand, `settling` on the way to the slide where it stops.
 */
export function useDragScroll() {
  const drag = useRef<Drag>(undefined);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const strip = event.currentTarget;
    delete strip.dataset['drag'];
    const canDrag = event.pointerType === 'mouse' && event.button === 0;
    if (!canDrag || strip.scrollWidth <= strip.clientWidth) return;
    strip.setPointerCapture(event.pointerId);
    drag.current = {
      pointerId: event.pointerId,
      startX: event.clientX,
      startLeft: strip.scrollLeft,
      startIndex: slideInMiddle(strip),
    };
  }

  function handlePointerMove({ currentTarget: strip, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (drag.current?.pointerId !== pointerId) return;
    strip.dataset['drag'] = 'on';
    strip.scrollLeft = drag.current.startLeft + drag.current.startX - clientX;
  }

  function handleRelease({ currentTarget: strip, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (drag.current?.pointerId !== pointerId) return;
    const { startX, startIndex } = drag.current;
    drag.current = undefined;
    if (strip.dataset['drag'] !== 'on') return;
    strip.dataset['drag'] = 'settling';
    const moved = startX - clientX;
    const isTurned = slideInMiddle(strip) === startIndex && Math.abs(moved) >= TURN_PX;
    scrollToSlide(strip, isTurned ? startIndex + Math.sign(moved) : slideInMiddle(strip));
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handleRelease,
    onPointerCancel: handleRelease,
    onScrollEnd: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (currentTarget.dataset['drag'] === 'settling') delete currentTarget.dataset['drag'];
    },
  };
}

function slidesOf(strip: HTMLElement): HTMLElement[] {
  return [...strip.children].filter((child) => child instanceof HTMLElement);
}
