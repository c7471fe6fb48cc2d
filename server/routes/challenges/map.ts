import { ListNearbyParams } from '../../../generated/model/list-nearby-params.zod.ts';
import { NearbyResponse } from '../../../generated/model/nearby-response.zod.ts';
import { SearchMapParams } from '../../../generated/model/search-map-params.zod.ts';
import { WrittenJson } from '../../http/json-answer.ts';
import { operation } from '../../http/operation.ts';
import { seoulDayOf } from '../../services/days.ts';
import { writeAround, writeNamed } from '../../services/map/map-records.ts';

const answerRecords = (records: string) => new WrittenJson(`{"success":true,"data":${records}}`);

const listNearby = operation({
  access: 'user',
  query: ListNearbyParams,
  answer: NearbyResponse,
  async handle({ viewer, query, now }, deps) {
    const place = { latitude: query.lat, longitude: query.lng };
    const asker = { userId: viewer.userId, today: seoulDayOf(now) };
    return answerRecords(await writeAround(deps, asker, place, query.radiusKm * 1000));
  },
});

const searchMap = operation({
  access: 'user',
  query: SearchMapParams,
  answer: NearbyResponse,
  async handle({ viewer, query, now }, deps) {
    const text = query.query.trim().normalize('NFC').toLowerCase();
    const asker = { userId: viewer.userId, today: seoulDayOf(now) };
    return answerRecords(await writeNamed(deps, asker, text));
  },
});

export const mapHandlers = { listNearby, searchMap };
