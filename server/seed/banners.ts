import { banners } from '../db/schema.ts';
import { seoulYearOf } from '../services/days.ts';
import { exampleImage } from './example-image.ts';
import { continueIds, type Seed } from './seed-part.ts';

/**
 * The festivals of Jeju in the course of a year. Each is announced some weeks ahead, as its exact days move from year
 * to year within its month; from and to are month and day.
 */
const FESTIVALS = [
  { title: '탐라국 입춘굿', slug: 'tamna-ipchun-gut', image: 'ipchun', from: '01-01', to: '02-05' },
  { title: '제주들불축제', slug: 'jeju-fire-festival', image: 'fire', from: '02-01', to: '03-20' },
  { title: '제주유채꽃축제', slug: 'jeju-canola-festival', image: 'canola', from: '03-05', to: '04-10' },
  {
    title: '제주왕벚꽃축제',
    slug: 'jeju-king-cherry-blossom-festival',
    image: 'cherry',
    from: '03-10',
    to: '04-10',
  },
  { title: '가파도 청보리축제', slug: 'gapado-barley-festival', image: 'barley', from: '03-25', to: '05-20' },
  { title: '보목자리돔축제', slug: 'bomok-jaridom-festival', image: 'jaridom', from: '05-01', to: '06-10' },
  { title: '쇠소깍축제', slug: 'soesokkak-festival', image: 'soesokkak', from: '06-01', to: '08-10' },
  { title: '이호테우축제', slug: 'iho-tewoo-festival', image: 'iho', from: '07-10', to: '08-15' },
  { title: '제주해녀축제', slug: 'jeju-haenyeo-festival', image: 'haenyeo', from: '08-10', to: '09-30' },
  { title: '탐라문화제', slug: 'tamna-cultural-festival', image: 'tamna', from: '09-10', to: '10-20' },
  {
    title: '서귀포칠십리축제',
    slug: 'seogwipo-chilsimni-festival',
    image: 'chilsimni',
    from: '09-20',
    to: '10-31',
  },
  {
    title: '최남단방어축제',
    slug: 'southernmost-yellowtail-festival',
    image: 'yellowtail',
    from: '10-20',
    to: '11-30',
  },
  { title: '성산일출축제', slug: 'seongsan-sunrise-festival', image: 'sunrise', from: '11-25', to: '12-31' },
] as const;

/** For how many years after the first run festivals are announced. */
const YEARS = 5;

/** The festivals of this year and the next ones. */
export const seedBanners: Seed = async (transaction, { now }) => {
  const firstYear = seoulYearOf(now);
  const years = Array.from({ length: YEARS }, (_, index) => firstYear + index);
  await transaction.insert(banners).values(
    years.flatMap((year, yearIndex) =>
      FESTIVALS.map(({ title, slug, image, from, to }, index) => ({
        id: yearIndex * FESTIVALS.length + index + 1,
        title,
        imageUrl: exampleImage(`festival-${image}`),
        detailUrl: `https://www.visitjeju.net/?festival=${slug}`,
        firstDay: `${year}-${from}`,
        lastDay: `${year}-${to}`,
        position: index,
      })),
    ),
  );
  await continueIds(transaction, banners);
};
