import { useEffect, useRef, useState } from 'react';
import { type Edges, type FreeRoom, pathInto } from './marker-area';

/** Half as wide as a pin, in CSS pixels. */
const PIN_ASIDE_PX = 22;
/** What the box of the card keeps free above it, in CSS pixels. */
const BOTTOM_PADDING_PX = 12;
/** What the buttons at the right edge take of the width, and what a pin keeps clear of all that floats, in CSS pixels. */
const CONTROLS_PX = 60;
const GAP_PX = 8;

/** Edges in the window, in CSS pixels. */
export interface MeasuredRoom {
  map: Edges;
  sight: Edges;
  room: Edges;
}

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

  /** What is clear of all that floats over the map, and the part of the map that is in sight; null before it is there. */
  function measureRoom(): MeasuredRoom | null {
    const [top, shown, bottom] = [topBox.current, mapBox.current, bottomBox.current];
    if (!top || !shown || !bottom) return null;
    const map = shown.getBoundingClientRect();
    const cardTop = bottom.getBoundingClientRect().top + BOTTOM_PADDING_PX;
    const { left, right } = map;
    return {
      map,
      sight: { top: top.getBoundingClientRect().top, right, bottom: cardTop, left },
      room: {
        top: top.getBoundingClientRect().bottom + GAP_PX,
        right: right - CONTROLS_PX - GAP_PX,
        bottom: cardTop - GAP_PX,
        left: left + GAP_PX,
      },
    };
  }

  /** How far the map has to move for all of something on it to be clear of what floats; null where it is. */
  function pathIntoRoom(pin: Element) {
    const measured = measureRoom();
    return measured && pathInto(pin.getBoundingClientRect(), measured.room);
  }

  return { topBox, mapBox, bottomBox, room, measureRoom, pathIntoRoom };
}
