import { and, asc, gte, lte } from 'drizzle-orm';
import { EventBannerList } from '../../../generated/model/event-banner-list.zod.ts';
import { ListEventBannersParams } from '../../../generated/model/list-event-banners-params.zod.ts';
import { banners } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { seoulDayOf } from '../../services/days.ts';

/** The contract's limit of the list. */
const BANNERS_MAX = 50;

const listEventBanners = operation({
  access: 'visitor',
  query: ListEventBannersParams,
  answer: EventBannerList,
  async handle({ query, now }, { db }) {
    const day = query.date ?? seoulDayOf(now);
    return db
      .select({ id: banners.id, image_url: banners.imageUrl, detailUrl: banners.detailUrl })
      .from(banners)
      .where(and(lte(banners.firstDay, day), gte(banners.lastDay, day)))
      .orderBy(asc(banners.position), asc(banners.id))
      .limit(BANNERS_MAX);
  },
});

export const bannerHandlers = { listEventBanners };
