/** Paints tiles beside the page: a screen of them would keep it busy for a third of a second. */
import { paintTile } from './paint-tile.ts';
import type { TileAnswer, TileOrder } from './tile-order.ts';

/** Answers the page's orders, from now on. */
export function answerOrders(): void {
  addEventListener('message', ({ data: order }: MessageEvent<TileOrder>) => {
    const picture = paintTile(order);
    const answer: TileAnswer = { id: order.id, picture };
    postMessage(answer, { transfer: picture ? [picture] : [] });
  });
}
