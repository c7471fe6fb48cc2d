import { ROUTES, type RouteName } from '../../src/domain/routes/routes.ts';

/** How one route is opened first, and by what one sees that its own content stands. */
export interface FirstRoute {
  name: RouteName;
  /** With the ids of the example story. */
  path: string;
  /** As the demo user; otherwise as a visitor. */
  signedIn: boolean;
  /** A text that only the route's own content has; where it shows data, one of the example story. */
  text: string;
  /** What the tab's storage holds before. */
  tabStorage: Readonly<Record<string, string>>;
}

interface Opening {
  /** What stands for the parameter of the path. */
  parameter?: string;
  query?: string;
  text: string;
  signedIn?: boolean;
  tabStorage?: Readonly<Record<string, string>>;
}

/** A social login that waits for its signup. */
const PENDING_SOCIAL = JSON.stringify({ provider: 'kakao', code: 'bench', email: 'newcomer@example.com' });

const OPENINGS: Readonly<Record<RouteName, Opening>> = {
  splash: { text: '시작하기' },
  permission: { text: '더 즐거운 여행을 위해 권한을 허용해주세요' },
  registerChoice: { text: '이메일로 가입하기' },
  emailSignup: { text: '중복확인' },
  socialSignup: { text: '조금 더 알려주세요', tabStorage: { 'dosaegi.pending-social': PENDING_SOCIAL } },
  login: { text: '입장하기' },
  socialCallback: { parameter: 'kakao', query: '?error=access_denied', text: '카카오 로그인 실패' },
  main: { text: '다음 한라봉까지 10걸음' },
  challenge: { text: '쇠소깍 물빛 담기' },
  upcomingChallenge: { parameter: '301', text: '쇠소깍 물빛 담기' },
  community: { text: '천천히 걸어도 20분이면 정상이에요.' },
  post: { parameter: '112', text: '천천히 걸어도 20분이면 정상이에요.' },
  write: { text: '등록하기' },
  myPage: { text: '감귤이', signedIn: true },
  myVouchers: { text: '감귤주스 교환권' },
  voucherUse: { parameter: '501', text: '감귤주스 교환권' },
  accountPassword: { text: '새 비밀번호 확인' },
  accountTheme: { text: '힐링' },
  accountProfile: { text: '수정하기' },
  shop: { text: '감귤주스 교환권' },
  product: { parameter: '401', text: '감귤주스 교환권' },
};

const isRouteName = (name: string): name is RouteName => Object.hasOwn(OPENINGS, name);

/** Every route of the product, opened as whom it is meant for. */
export const FIRST_ROUTES: readonly FirstRoute[] = Object.keys(ROUTES)
  .filter(isRouteName)
  .map((name) => {
    const { path, access } = ROUTES[name];
    const opening = OPENINGS[name];
    const { parameter = '', query = '', text, signedIn = access === 'user', tabStorage = {} } = opening;
    return { name, path: path.replace(/:\w+/, parameter) + query, signedIn, text, tabStorage };
  });
