import { eq } from 'drizzle-orm';
import { registrations, users, verificationCodes } from '../../server/db/schema.ts';
import { hashPassword } from '../../server/secrets/passwords.ts';
import { startSession } from '../../server/services/accounts/sessions.ts';
import { emailKeyOf, findUserByEmail, findUserByNickname } from '../../server/services/accounts/users.ts';
import {
  after,
  answer,
  answers,
  bodyOf,
  done,
  instead,
  on,
  refusal,
  remembering,
  requests,
  responses,
} from '../kit/faulty.ts';
import { jpegFile, newcomerOf, readData, textFile, withData } from '../kit/forms.ts';
import { at, change, isRecord, listAt, plus, textAt } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import { seen, type Browser, type Probe, type Somebody } from '../judging/probe.ts';

const inSession = async (somebody: Somebody, field: string) =>
  at((await somebody.call('getSession')).body, `data.${field}`);

const pictureForm = (file: Blob) => {
  const form = new FormData();
  form.append('newProfileImage', file, 'picture.jpg');
  return form;
};

/** Nickname, themes, picture and the notification setting. */
export const ACCOUNT: readonly Mutant[] = [
  {
    id: 'taken-nickname-given',
    title: 'Does not look whether a nickname is taken.',
    kind: 'broken rule',
    operations: ['changeNickname'],
    breaks: 'Somebody else has the nickname.',
    fault: responses(['changeNickname'], 409, () =>
      answer({ success: true, data: '닉네임이 변경되었습니다.' }),
    ),
    shows: seen('user', 'changeNickname', { query: { nickname: '오름지기' } }),
    right: 409,
    wrong: 200,
  },
  {
    id: 'own-nickname-refused',
    title: 'Finds that somebody has the nickname: the user.',
    kind: 'valid input refused',
    operations: ['changeNickname'],
    breaks: 'Setting the nickname that the user has succeeds.',
    fault: instead(['changeNickname'], async (call, { db }) => {
      const userId = await call.viewer();
      const owner = await findUserByNickname(db, call.url.searchParams.get('nickname') ?? '');
      return userId !== undefined && owner === userId
        ? answer({ success: false, code: 'NICKNAME_TAKEN', data: '이미 사용중인 닉네임입니다.' }, 409)
        : undefined;
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      return (await somebody.call('changeNickname', { query: { nickname: somebody.nickname } })).status;
    },
    right: 200,
    wrong: 409,
  },
  {
    id: 'nickname-not-stored',
    title: 'Answers that the nickname was changed and does not store it.',
    kind: 'broken rule',
    operations: ['changeNickname'],
    breaks: 'Gives the user another nickname, 2 to 20 characters.',
    fault: on(['changeNickname'], async (call, { db }) => {
      const userId = (await call.viewer()) ?? 0;
      const before = await db.query.users.findFirst({ where: eq(users.id, userId) });
      const response = await call.next();
      if (before) await db.update(users).set({ nickname: before.nickname }).where(eq(users.id, userId));
      return response;
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      const nickname = `새이름${probe.unique()}`;
      await somebody.call('changeNickname', { query: { nickname } });
      return (await inSession(somebody, 'nickname')) === nickname;
    },
    right: true,
    wrong: false,
  },
  {
    id: 'long-nickname-cut',
    title: 'Takes a nickname of 21 characters and cuts it.',
    kind: 'broken input accepted',
    operations: ['changeNickname'],
    breaks: 'A nickname chosen in the account, trimmed, 2 to 20 characters (2 §5).',
    fault: requests(['changeNickname'], (call) => {
      const nickname = call.url.searchParams.get('nickname') ?? '';
      return nickname.length > 20 ? { query: { nickname: nickname.slice(0, 20).trim() } } : undefined;
    }),
    shows: async (probe) => {
      const nickname = `${probe.unique()}가나다라마바사아자차카타파하가나다라마바사`.slice(0, 21);
      return (await (await probe.user()).call('changeNickname', { query: { nickname } })).status;
    },
    right: 400,
    wrong: 200,
  },
  {
    id: 'nicknames-of-signup-only',
    title: 'Takes the 8 characters of signup for the limit of the account too.',
    kind: 'valid input refused',
    operations: ['changeNickname', 'checkNickname'],
    breaks: 'Signup (2 to 8 characters) and the account (2 to 20) both use it, so 2 to 20 pass here.',
    fault: instead(['changeNickname', 'checkNickname'], async (call) => {
      const isLong = (call.url.searchParams.get('nickname') ?? '').length > 8;
      const isAsked = call.operationId === 'checkNickname' || (await call.viewer()) !== undefined;
      return isLong && isAsked ? refusal(400, 'BAD_REQUEST', '잘못된 요청입니다.') : undefined;
    }),
    shows: seen('visitor', 'checkNickname', { query: { nickname: '한라산을오르는감귤이들' } }),
    right: 200,
    wrong: 400,
  },
  {
    id: 'own-nickname-is-free',
    title: 'Says that one’s own nickname is free.',
    kind: 'broken rule',
    operations: ['checkNickname'],
    breaks: "one's own nickname counts as taken, so clients do not ask for an unchanged one.",
    fault: answers(['checkNickname'], async (body, call, { db }) => {
      const owner = await findUserByNickname(db, call.url.searchParams.get('nickname') ?? '');
      return owner !== undefined && owner === (await call.viewer()) ? plus('', { data: false })(body) : body;
    }),
    shows: seen('demo', 'checkNickname', { query: { nickname: '감귤이' } }, 'data'),
    right: true,
    wrong: false,
  },
  {
    id: 'themes-added',
    title: 'Adds the new themes to the old ones.',
    kind: 'broken rule',
    operations: ['saveThemes'],
    breaks: "Replaces the user's themes, 1 to 3 of them.",
    fault: on(['saveThemes'], async (call, { db }) => {
      const userId = (await call.viewer()) ?? 0;
      const before = await db.query.users.findFirst({ where: eq(users.id, userId) });
      const response = await call.next();
      if (!response.ok || !before) return response;
      const added = listAt(await call.json(), 'themes').map(String);
      const themes = [...new Set([...before.themes, ...added])].slice(0, 3);
      await db.update(users).set({ themes }).where(eq(users.id, userId));
      return response;
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('saveThemes', { json: { themes: ['자연'] } });
      return inSession(somebody, 'themes');
    },
    right: ['자연'],
    wrong: ['힐링', '자연'],
  },
  {
    id: 'fourth-theme-taken',
    title: 'Takes four themes and stores three.',
    kind: 'broken input accepted',
    operations: ['saveThemes'],
    breaks: 'The themes a user chose, 1 to 3 different ones (1 §5).',
    fault: on(['saveThemes'], async (call) => {
      const themes = listAt(await call.json(), 'themes');
      return themes.length > 3 ? call.next({ json: { themes: themes.slice(0, 3) } }) : call.next();
    }),
    shows: seen('user', 'saveThemes', { json: { themes: ['자연', '힐링', '데이트', '반려동물'] } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'any-theme-taken',
    title: 'Takes any text for a theme.',
    kind: 'broken input accepted',
    operations: ['saveThemes'],
    breaks: '#/components/schemas/ThemeLabel',
    fault: responses(['saveThemes'], 400, async (response, call) => {
      const themes = listAt(await call.json(), 'themes');
      const areTexts =
        themes.length > 0 && themes.length <= 3 && themes.every((theme) => typeof theme === 'string');
      return areTexts && new Set(themes).size === themes.length ? done() : response;
    }),
    shows: seen('user', 'saveThemes', { json: { themes: ['우주 여행'] } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'notifications-toggle',
    title: 'Takes the call for a switch, whatever it says.',
    kind: 'not repeatable',
    operations: ['saveNotificationSetting'],
    breaks: 'It sets the value, so that it may be repeated.',
    fault: on(['saveNotificationSetting'], async (call, { db }) => {
      const userId = (await call.viewer()) ?? 0;
      const before = await db.query.users.findFirst({ where: eq(users.id, userId) });
      const response = await call.next();
      if (response.ok && before) {
        await db
          .update(users)
          .set({ notificationsEnabled: !before.notificationsEnabled })
          .where(eq(users.id, userId));
      }
      return response;
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('saveNotificationSetting', { json: { enabled: true } });
      await somebody.call('saveNotificationSetting', { json: { enabled: true } });
      return at((await somebody.call('getNotificationSetting')).body, 'data');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'notifications-always-on',
    title: 'Forgets that notifications were turned off.',
    kind: 'broken rule',
    operations: ['getNotificationSetting'],
    breaks: 'True when notifications are on.',
    fault: answers(
      ['getNotificationSetting'],
      change('data', () => true),
    ),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('saveNotificationSetting', { json: { enabled: false } });
      return at((await somebody.call('getNotificationSetting')).body, 'data');
    },
    right: false,
    wrong: true,
  },
  {
    id: 'picture-not-stored',
    title: 'Answers that the picture was saved and keeps the old one.',
    kind: 'broken rule',
    operations: ['saveProfileImage'],
    breaks: 'Clients load the session again, which has its address.',
    fault: on(['saveProfileImage'], async (call, { db }) => {
      const userId = (await call.viewer()) ?? 0;
      const before = await db.query.users.findFirst({ where: eq(users.id, userId) });
      const response = await call.next();
      await db
        .update(users)
        .set({ profileImage: before?.profileImage ?? null })
        .where(eq(users.id, userId));
      return response;
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('saveProfileImage', { form: pictureForm(jpegFile()) });
      return (await inSession(somebody, 'profile')) === '';
    },
    right: false,
    wrong: true,
  },
  {
    id: 'any-file-is-a-profile-picture',
    title: 'Takes any file for a profile picture.',
    kind: 'broken input accepted',
    operations: ['saveProfileImage'],
    breaks: 'A JPEG, PNG or WebP file of up to 10 MB',
    fault: responses(['saveProfileImage'], 400, async (response, call) =>
      (await call.form()).get('newProfileImage') instanceof Blob ? done() : response,
    ),
    shows: seen('user', 'saveProfileImage', { form: pictureForm(textFile()) }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'picture-not-taken-away',
    title: 'Deletes the file of a picture and leaves its address with the user.',
    kind: 'broken rule',
    operations: ['deleteProfileImage'],
    breaks: 'The user has the default picture afterwards.',
    fault: on(['deleteProfileImage'], async (call, { db }) => {
      const userId = (await call.viewer()) ?? 0;
      const before = await db.query.users.findFirst({ where: eq(users.id, userId) });
      const response = await call.next();
      await db
        .update(users)
        .set({ profileImage: before?.profileImage ?? null })
        .where(eq(users.id, userId));
      return response;
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('saveProfileImage', { form: pictureForm(jpegFile()) });
      await somebody.call('deleteProfileImage');
      return (await inSession(somebody, 'profile')) === '';
    },
    right: true,
    wrong: false,
  },
  {
    id: 'no-picture-to-delete-400',
    title: 'Refuses to take a picture away where there is none.',
    kind: 'not repeatable',
    operations: ['deleteProfileImage'],
    breaks: 'It succeeds without one too.',
    fault: instead(['deleteProfileImage'], async (call, { db }) => {
      const userId = (await call.viewer()) ?? 0;
      const user = await db.query.users.findFirst({ where: eq(users.id, userId) });
      return user && user.profileImage === null
        ? refusal(404, 'NOT_FOUND', '삭제할 이미지가 없습니다.')
        : undefined;
    }),
    shows: seen('user', 'deleteProfileImage'),
    right: 200,
    wrong: 404,
  },
];

const PASSWORD = 'spring-98';

/** The steps of the email signup before the last. */
async function signUp(probe: Probe, password = PASSWORD): Promise<{ browser: Browser; email: string }> {
  const browser = probe.visitor();
  const email = `new-${probe.unique()}@example.com`;
  await browser.call('sendVerificationCode', { json: { email } });
  await browser.call('verifyEmailCode', { json: { email, code: probe.codeFor(email) } });
  await browser.call('registerPassword', { json: { email, password } });
  return { browser, email };
}

const lastStep = (probe: Probe, email: string, fields: object = {}) =>
  withData(new FormData(), { email, ...newcomerOf(probe.unique(), fields) });

const finish = async (probe: Probe, fields: object) => {
  const { browser, email } = await signUp(probe);
  return (await browser.call('completeRegistration', { form: lastStep(probe, email, fields) })).status;
};

/** Rewrites the answers of the last step where the reference refuses them. */
const forgive = (isMeant: (data: unknown, code: unknown) => boolean, forgiven: object) =>
  responses(['completeRegistration'], 400, async (response, call) => {
    const form = await call.form();
    const data = await readData(form);
    const code = at(await bodyOf(response), 'code');
    return isMeant(data, code)
      ? call.next({ form: withData(form, plus('', { ...forgiven })(data)) })
      : response;
  });

/** Both signups. */
export const REGISTRATION: readonly Mutant[] = [
  {
    id: 'every-email-is-free',
    title: 'Never finds that an email is taken.',
    kind: 'broken rule',
    operations: ['checkEmail'],
    breaks: 'Tells whether an account with this email exists. `data` true means taken.',
    fault: answers(['checkEmail'], () => ({ success: true, data: false })),
    shows: seen('visitor', 'checkEmail', { query: { email: 'gamgyul@example.com' } }, 'data'),
    right: true,
    wrong: false,
  },
  {
    id: 'emails-with-regard-to-case',
    title: 'Compares emails with regard to case.',
    kind: 'broken rule',
    operations: ['checkEmail'],
    breaks: 'The email to look for, compared without regard to case.',
    fault: answers(['checkEmail'], (body, call) =>
      /[A-Z]/.test(call.url.searchParams.get('email') ?? '') ? { success: true, data: false } : body,
    ),
    shows: seen('visitor', 'checkEmail', { query: { email: 'GamGyul@Example.com' } }, 'data'),
    right: true,
    wrong: false,
  },
  {
    id: 'email-taken-too-early',
    title: 'Says that an email is taken as soon as its code was confirmed.',
    kind: 'broken rule',
    operations: ['checkEmail'],
    breaks:
      'An email counts as taken once its final registration is done, so an interrupted signup can start again.',
    fault: answers(['checkEmail'], async (body, call, { db }) => {
      const emailKey = emailKeyOf(call.url.searchParams.get('email') ?? '');
      const isUnderWay = (await db.$count(registrations, eq(registrations.emailKey, emailKey))) > 0;
      return isUnderWay ? plus('', { data: true })(body) : body;
    }),
    shows: async (probe) => {
      const { browser, email } = await signUp(probe);
      return at((await browser.call('checkEmail', { query: { email } })).body, 'data');
    },
    right: false,
    wrong: true,
  },
  {
    id: 'code-to-a-taken-email',
    title: 'Sends a code to an email that has an account.',
    kind: 'broken rule',
    operations: ['sendVerificationCode'],
    breaks: 'A taken email gets no code, but 409.',
    fault: responses(['sendVerificationCode'], 409, () =>
      answer({ success: true, message: '인증번호를 보냈어요.' }),
    ),
    shows: seen('visitor', 'sendVerificationCode', { json: { email: 'gamgyul@example.com' } }),
    right: 409,
    wrong: 200,
  },
  {
    id: 'any-code-will-do',
    title: 'Proves an email by any code.',
    kind: 'broken rule',
    operations: ['verifyEmailCode'],
    breaks: 'Checks the code from the mail. A correct one proves the email for the rest of the signup.',
    fault: responses(['verifyEmailCode'], 400, async (response) =>
      at(await bodyOf(response), 'code') === 'WRONG_CODE' ? done() : response,
    ),
    shows: seen('visitor', 'verifyEmailCode', {
      json: { email: 'somebody-new@example.com', code: '000000' },
    }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'earlier-code-counts',
    title: 'Takes an earlier code after a new one was sent.',
    kind: 'broken rule',
    operations: ['sendVerificationCode', 'verifyEmailCode'],
    breaks: 'Sends a mail with a new code to the email; an earlier code no longer counts.',
    fault: remembering(
      () => new Map<string, (typeof verificationCodes.$inferSelect)[]>(),
      async (earlier, call, { db }) => {
        if (call.operationId === 'sendVerificationCode') {
          const emailKey = emailKeyOf(textAt(await call.json(), 'email'));
          const row = await db.query.verificationCodes.findFirst({
            where: eq(verificationCodes.emailKey, emailKey),
          });
          if (row) earlier.set(emailKey, [...(earlier.get(emailKey) ?? []), row]);
          return call.next();
        }
        const response = await call.next();
        if (call.operationId !== 'verifyEmailCode' || response.ok) return response;
        const emailKey = emailKeyOf(textAt(await call.json(), 'email'));
        for (const { codeHash } of earlier.get(emailKey) ?? []) {
          await db
            .update(verificationCodes)
            .set({ codeHash })
            .where(eq(verificationCodes.emailKey, emailKey));
          const again = await call.next();
          if (again.ok) return again;
        }
        return response;
      },
    ),
    shows: async (probe) => {
      const browser = probe.visitor();
      const email = `new-${probe.unique()}@example.com`;
      await browser.call('sendVerificationCode', { json: { email } });
      const code = probe.codeFor(email);
      await browser.call('sendVerificationCode', { json: { email } });
      return (await browser.call('verifyEmailCode', { json: { email, code } })).status;
    },
    right: 400,
    wrong: 200,
  },
  {
    id: 'password-without-a-proven-email',
    title: 'Registers a password for an email that nobody has proven.',
    kind: 'broken rule',
    operations: ['registerPassword'],
    breaks: 'The email has not been proven by a code.',
    fault: responses(['registerPassword'], 403, () => done()),
    shows: seen('visitor', 'registerPassword', {
      json: { email: 'unproven@example.com', password: PASSWORD },
    }),
    right: 403,
    wrong: 200,
  },
  {
    id: 'weak-password-taken',
    title: 'Takes a password without a symbol.',
    kind: 'broken input accepted',
    operations: ['registerPassword'],
    breaks: 'with at least one of those symbols and at least one letter or digit (1 §5).',
    fault: on(['registerPassword'], async (call) => {
      const body = await call.json();
      const password = textAt(body, 'password');
      const isWeak = /^[A-Za-z0-9]{8,12}$/.test(password);
      return call.next(
        isWeak ? { json: plus('', { password: `${password.slice(0, 11)}!` })(body) } : undefined,
      );
    }),
    shows: async (probe) => {
      const { browser, email } = await signUp(probe);
      return (await browser.call('registerPassword', { json: { email, password: 'spring1998' } })).status;
    },
    right: 400,
    wrong: 200,
  },
  {
    id: 'long-password-taken',
    title: 'Sets a new password of 13 characters and more.',
    kind: 'broken input accepted',
    operations: ['resetPassword'],
    breaks: 'A new password: 8 to 12 letters, digits and the symbols ! _ @ -',
    fault: on(['resetPassword'], async (call, { db }) => {
      const password = call.url.searchParams.get('newPassword') ?? '';
      const userId = await call.viewer();
      const user =
        userId === undefined ? undefined : await db.query.users.findFirst({ where: eq(users.id, userId) });
      const isOwn = user?.emailKey === emailKeyOf(call.url.searchParams.get('email') ?? '');
      if (password.length <= 12 || password.length > 128 || !user || !isOwn) return call.next();
      await db
        .update(users)
        .set({ passwordHash: await hashPassword(password, 16) })
        .where(eq(users.id, user.id));
      return done();
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      const query = { email: somebody.email, newPassword: 'spring-flowers-98' };
      return (await somebody.call('resetPassword', { query })).status;
    },
    right: 400,
    wrong: 200,
  },
  {
    id: 'plus-in-an-email-refused',
    title: 'Knows a stricter rule for emails: one with a plus is refused.',
    kind: 'valid input refused',
    operations: ['checkEmail'],
    breaks: '#/components/schemas/Email',
    fault: instead(['checkEmail'], (call) =>
      (call.url.searchParams.get('email') ?? '').includes('+')
        ? refusal(400, 'BAD_REQUEST', '이메일 형식을 확인해주세요.')
        : undefined,
    ),
    shows: seen('visitor', 'checkEmail', { query: { email: 'gamgyul+jeju@example.com' } }),
    right: 200,
    wrong: 400,
  },
  {
    id: 'signed-up-twice',
    title: 'Completes the same signup a second time.',
    kind: 'not repeatable',
    operations: ['completeRegistration'],
    breaks: 'Clients send it once; a server that gets it twice answers the second with 409.',
    fault: responses(['completeRegistration'], 409, async (response, call, { db, clock }) => {
      if (at(await bodyOf(response), 'code') !== 'EMAIL_TAKEN') return response;
      const userId = await findUserByEmail(db, textAt(await readData(await call.form()), 'email'));
      if (userId === undefined) return response;
      const cookie = `SESSION=${await startSession(db, userId, clock())}; Path=/; HttpOnly; SameSite=Lax`;
      return answer({ success: true }, 200, { 'set-cookie': cookie });
    }),
    shows: async (probe) => {
      const { browser, email } = await signUp(probe);
      await browser.call('completeRegistration', { form: lastStep(probe, email) });
      return (await browser.call('completeRegistration', { form: lastStep(probe, email) })).status;
    },
    right: 409,
    wrong: 200,
  },
  {
    id: 'anybody-refers',
    title: 'Does not look whether there is a referrer of that name.',
    kind: 'broken rule',
    operations: ['completeRegistration'],
    breaks: 'A referrer that nobody is called, other than 도새기, is refused.',
    fault: forgive((_, code) => code === 'UNKNOWN_REFERRER', { referrerNickname: '도새기' }),
    shows: (probe) => finish(probe, { referrerNickname: '없는사람' }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'own-word-refused',
    title: 'Looks for a user named 도새기 when that is the referrer.',
    kind: 'valid input refused',
    operations: ['completeRegistration', 'completeProviderRegistration'],
    breaks: 'A referrer that nobody is called, other than 도새기, is refused.',
    fault: instead(['completeRegistration', 'completeProviderRegistration'], async (call) => {
      const data =
        call.operationId === 'completeRegistration' ? await readData(await call.form()) : await call.json();
      return at(data, 'referrerNickname') === '도새기'
        ? refusal(400, 'UNKNOWN_REFERRER', '추천인을 찾을 수 없습니다.')
        : undefined;
    }),
    shows: (probe) => finish(probe, {}),
    right: 200,
    wrong: 400,
  },
  {
    id: 'born-in-the-future',
    title: 'Takes a year of birth that has not come.',
    kind: 'broken input accepted',
    operations: ['completeRegistration'],
    breaks:
      'A year of birth in 4 digits, from 1900 to the current year (1 §5); the server checks the upper end.',
    fault: forgive(
      (data) => Number(textAt(data, 'birthYear')) > 2026 && textAt(data, 'birthYear').startsWith('20'),
      {
        birthYear: '2000',
      },
    ),
    shows: (probe) => finish(probe, { birthYear: '2099' }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'any-gender-taken',
    title: 'Takes any text for a gender.',
    kind: 'broken input accepted',
    operations: ['completeRegistration', 'completeProviderRegistration'],
    breaks: '#/components/schemas/Gender',
    fault: on(['completeRegistration', 'completeProviderRegistration'], async (call) => {
      const isForm = call.operationId === 'completeRegistration';
      const form = isForm ? await call.form() : new FormData();
      const data = isForm ? await readData(form) : await call.json();
      if (!isRecord(data) || typeof data['gender'] !== 'string' || /^(FE)?MALE$/.test(data['gender']))
        return call.next();
      const mended = { ...data, gender: 'FEMALE' };
      return call.next(isForm ? { form: withData(form, mended) } : { json: mended });
    }),
    shows: (probe) => finish(probe, { gender: 'X' }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'themes-of-signup-lost',
    title: 'Does not store the themes of the signup.',
    kind: 'broken rule',
    operations: ['completeRegistration'],
    breaks: 'Completes the account of a registered email with nickname, themes, gender, year of birth',
    fault: after(['completeRegistration'], async (call, { db }) => {
      const userId = await findUserByEmail(db, textAt(await readData(await call.form()), 'email'));
      if (userId !== undefined) await db.update(users).set({ themes: [] }).where(eq(users.id, userId));
    }),
    shows: async (probe) => {
      const { browser, email } = await signUp(probe);
      await browser.call('completeRegistration', { form: lastStep(probe, email) });
      return at((await browser.call('getSession')).body, 'data.themes');
    },
    right: ['힐링', '자연'],
    wrong: [],
  },
  {
    id: 'any-social-code-will-do',
    title: 'Takes any code of the social provider for that of a newcomer.',
    kind: 'broken rule',
    operations: ['loginWithProvider'],
    breaks: 'or the provider does not accept the code.',
    fault: responses(['loginWithProvider'], 400, () =>
      answer({ success: true, data: { isNewUser: true, email: null, nickname: null } }),
    ),
    shows: seen('visitor', 'loginWithProvider', { path: { provider: 'kakao' }, query: { code: 'made-up' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'social-signup-with-any-code',
    title: 'Completes a social signup whose code it does not know.',
    kind: 'broken rule',
    operations: ['completeProviderRegistration'],
    breaks: 'nobody is called like the referrer, or the code is no longer known.',
    fault: responses(['completeProviderRegistration'], 400, async (response, _, { db, clock }) => {
      if (at(await bodyOf(response), 'code') !== 'WRONG_SOCIAL_CODE') return response;
      const cookie = `SESSION=${await startSession(db, 4, clock())}; Path=/; HttpOnly; SameSite=Lax`;
      return answer({ success: true }, 200, { 'set-cookie': cookie });
    }),
    shows: async (probe) => {
      const json = { code: 'made-up', ...newcomerOf(probe.unique()) };
      return (
        await probe.visitor().call('completeProviderRegistration', { path: { provider: 'kakao' }, json })
      ).status;
    },
    right: 400,
    wrong: 200,
  },
];
