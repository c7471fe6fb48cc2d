import { ListNearbyParams } from '../../../generated/model/list-nearby-params.zod.ts';
import { NearbyResponse } from '../../../generated/model/nearby-response.zod.ts';
import { SearchMapParams } from '../../../generated/model/search-map-params.zod.ts';
import { operation } from '../../http/operation.ts';
import { seoulDayOf } from '../../services/days.ts';
import { findNamed, loadAround } from '../../services/map/map-records.ts';

const listNearby = operation({
  access: 'user',
  query: ListNearbyParams,
  answer: NearbyResponse,
  async handle({ viewer, query, now }, { db }) {
    const place = { latitude: query.lat, longitude: query.lng };
    const asker = { userId: viewer.userId, today: seoulDayOf(now) };
    return { success: true, data: await loadAround(db, asker, place, query.radiusKm * 1000) };
  },
});

const searchMap = operation({
  access: 'user',
  query: SearchMapParams,
  answer: NearbyResponse,
  async handle({ viewer, query, now }, deps) {
    const text = query.query.trim().normalize('NFC').toLowerCase();
    const asker = { userId: viewer.userId, today: seoulDayOf(now) };
    return { success: true, data: await findNamed(deps, asker, text) };
  },
});

export const mapHandlers = { listNearby, searchMap };
