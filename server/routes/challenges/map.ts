import { ListNearbyParams } from '../../../generated/model/list-nearby-params.zod.ts';
import { NearbyResponse } from '../../../generated/model/nearby-response.zod.ts';
import { SearchMapParams } from '../../../generated/model/search-map-params.zod.ts';
import { WrittenJson } from '../../http/json-answer.ts';
import { operation } from '../../http/operation.ts';
import { writeAround, writeNamed } from '../../services/map/map-records.ts';
import type { JoinedUtf8 } from '../../services/map/utf8.ts';

/** What several are told, while there is one of them: so it is compressed once. */
const answers = new WeakMap<JoinedUtf8, WrittenJson>();

function answerOnce(written: JoinedUtf8): WrittenJson {
  const known = answers.get(written);
  if (known !== undefined) return known;
  const answer = new WrittenJson(written);
  answers.set(written, answer);
  return answer;
}

const listNearby = operation({
  access: 'user',
  query: ListNearbyParams,
  answer: NearbyResponse,
  async handle({ viewer, query, now }, deps) {
    const place = { latitude: query.lat, longitude: query.lng };
    const asker = { userId: viewer.userId, now };
    return answerOnce(await writeAround(deps, asker, place, query.radiusKm * 1000));
  },
});

const searchMap = operation({
  access: 'user',
  query: SearchMapParams,
  answer: NearbyResponse,
  async handle({ viewer, query, now }, deps) {
    const text = query.query.trim().normalize('NFC').toLowerCase();
    return answerOnce(await writeNamed(deps, { userId: viewer.userId, now }, text));
  },
});

export const mapHandlers = { listNearby, searchMap };
