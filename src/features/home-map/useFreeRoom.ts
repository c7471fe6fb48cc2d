import { useEffect, useRef, useState } from 'react';
import { type FreeRoom, pathInto } from './marker-area';

/** Half as wide as a pin, in CSS pixels. */
const PIN_ASIDE_PX = 22;
/** What the box of the card keeps free above it, in CSS pixels. */
const BOTTOM_PADDING_PX = 12;
/** What the buttons at the right edge take of the width, and what a pin keeps clear of all that floats, in CSS pixels. */
const CONTROLS_PX = 58;
const GAP_PX = 8;

/**
 * What floats over the map leaves it: the room around its middle, above the card at the bottom, which is nothing until it
 * has been measured, and the way of something on it out from beneath all that floats.
 */
export function useFreeRoom() {
  const topBox = useRef<HTMLDivElement>(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const bottomBox = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<FreeRoom>({ aside: 0, below: 0 });
  useEffect(() => {
    const [shown, bottom] = [mapBox.current, bottomBox.current];
    if (!shown || !bottom) return undefined;
    const observer = new ResizeObserver(() => {
      const { width, top, height } = shown.getBoundingClientRect();
      const cardTop = bottom.getBoundingClientRect().top + BOTTOM_PADDING_PX;
      setRoom({ aside: width / 2 - PIN_ASIDE_PX, below: cardTop - top - height / 2 });
    });
    observer.observe(shown);
    observer.observe(bottom);
    return () => observer.disconnect();
  }, []);

  /** How far the map has to move for all of something on it to be in sight; null where it is. */
  function pathIntoRoom(pin: Element) {
    const [top, shown, bottom] = [topBox.current, mapBox.current, bottomBox.current];
    if (!top || !shown || !bottom) return null;
    const { left, right } = shown.getBoundingClientRect();
    return pathInto(pin.getBoundingClientRect(), {
      top: top.getBoundingClientRect().bottom + GAP_PX,
      right: right - CONTROLS_PX - GAP_PX,
      bottom: bottom.getBoundingClientRect().top + BOTTOM_PADDING_PX - GAP_PX,
      left: left + GAP_PX,
    });
  }

  return { topBox, mapBox, bottomBox, room, pathIntoRoom };
}
