import { expect, it } from 'vitest';
import {
  TODAY,
  EMAIL,
  QUIET,
  after,
  EMAIL_PASSED,
  EMAIL_REFUSED,
  NEXT_FROM_EMAIL,
  PASSWORD_CONFIRMED,
  PERSONAL_TO_THEMES,
  atConfirm,
  registered,
  atPersonal,
  complete,
  social,
} from '../../../tests/support/signup-wizards.ts';
import {
  canCheckEmail,
  canCheckSignupNickname,
  canConfirmCode,
  canGoNext,
  canRegisterPassword,
  canSubmitSignup,
  createEmailSignup,
  createSocialSignup,
  currentSignupStep,
  needsSocialLogin,
  signupStepCount,
  type SignupState,
} from './signup-state.ts';
import type { SignupAction } from './signup-reducer.ts';
import { signupFeedback } from './signup-feedback.ts';

it('a new wizard begins empty, with the brand as referral code', () => {
  expect(createEmailSignup()).toMatchObject({
    flow: 'email',
    step: 0,
    email: '',
    authCode: '',
    isEmailValid: false,
    isDuplicateChecked: false,
    showAuthInput: false,
    authPassed: false,
    password: '',
    gender: null,
    birthYear: '',
    nickname: '',
    imageUrl: '',
    isNicknameDuplicatedChecked: false,
    referralCode: '도새기',
    themes: [],
    socialCode: '',
    socialEmail: '',
    socialNickname: '',
  });
});

it('a new wizard carries what the social provider told, with its nickname proposed but unchecked', () => {
  expect(social).toMatchObject({
    flow: 'social',
    socialCode: 'kakao-code-new',
    socialEmail: EMAIL,
    socialNickname: '봄',
    nickname: '봄',
    isNicknameDuplicatedChecked: false,
    referralCode: '도새기',
  });
  expect(createSocialSignup({ code: 'x', email: null, nickname: null })).toMatchObject({
    socialEmail: '',
    nickname: '',
  });
});

it('a new wizard has 5 steps by email and 3 by social login', () => {
  expect(signupStepCount('email')).toBe(5);
  expect(signupStepCount('social')).toBe(3);
});

it('the steps of the signup follow each other by email', () => {
  const names = [createEmailSignup(), after(createEmailSignup(), ...EMAIL_PASSED)]
    .concat(atConfirm, atPersonal, after(atPersonal, ...PERSONAL_TO_THEMES.slice(0, 3)), complete)
    .map(currentSignupStep);
  expect(names).toEqual(['email', 'email', 'password', 'personal', 'profile', 'themes']);
});

it('the steps of the signup follow each other by social login', () => {
  expect(currentSignupStep(social)).toBe('personal');
  const atProfile = after(social, ...PERSONAL_TO_THEMES.slice(0, 3));
  expect(currentSignupStep(atProfile)).toBe('profile');
  expect(currentSignupStep(after(social, ...PERSONAL_TO_THEMES))).toBe('themes');
});

it('the steps of the signup do not go on before a step is complete', () => {
  const state = after(createEmailSignup(), { type: 'next', from: 'email', today: TODAY });
  expect(state.step).toBe(0);
});

it('the steps of the signup are not skipped by a doubled or late wish to go on', () => {
  const late = after(
    registered,
    { type: 'next', from: 'password', today: TODAY },
    { type: 'genderChosen', gender: 'MALE' },
    { type: 'birthYearChanged', birthYear: '1998' },
    { type: 'next', from: 'password', today: TODAY },
  );
  expect(currentSignupStep(late)).toBe('personal');
});

it('the steps of the signup end with the last one', () => {
  expect(after(complete, { type: 'next', from: 'themes', today: TODAY })).toBe(complete);
});

it('the steps of the signup go one back, with everything kept', () => {
  const back = after(complete, { type: 'back' });
  expect(currentSignupStep(back)).toBe('profile');
  expect(back).toMatchObject({
    nickname: ' 봄바람 ',
    isNicknameDuplicatedChecked: true,
    themes: ['나홀로 여행'],
  });
  expect(currentSignupStep(after(back, { type: 'back' }, { type: 'back' }))).toBe('password');
});

it('the steps of the signup stay at the first one, where going back unlocks the email', () => {
  const passed = after(createEmailSignup(), ...EMAIL_PASSED);
  expect(after(passed, { type: 'back' })).toMatchObject({
    step: 0,
    email: EMAIL,
    isDuplicateChecked: false,
    showAuthInput: false,
    authPassed: false,
    authCode: '',
  });
});

it('the email is trimmed and judged while it is typed', () => {
  expect(after(createEmailSignup(), { type: 'emailChanged', email: ` ${EMAIL} ` })).toMatchObject({
    email: EMAIL,
    isEmailValid: true,
  });
  expect(after(createEmailSignup(), { type: 'emailChanged', email: 'gamgyul@example' })).toMatchObject({
    isEmailValid: false,
    emailError: '',
  });
});

it('the email shows a wrong format when the duplicate check is asked for', () => {
  const state = after(
    createEmailSignup(),
    { type: 'emailChanged', email: 'gamgyul@example' },
    { type: 'emailCheckStarted' },
  );
  expect(signupFeedback(state, TODAY).email).toEqual({
    tone: 'negative',
    message: '이메일 형식을 확인해주세요.',
  });
  expect(state.showAuthInput).toBe(false);
});

it('the email locks and shows the code input when it is free', () => {
  const state = after(createEmailSignup(), ...EMAIL_PASSED.slice(0, 3));
  expect(state).toMatchObject({ isDuplicateChecked: true, showAuthInput: true, authPassed: false });
  expect(signupFeedback(state, TODAY).email).toEqual({ tone: 'positive', message: '' });
  expect(canGoNext(state, TODAY)).toBe(false);
});

it.each<[string, SignupAction]>([
  ['이미 사용중인 이메일입니다.', { type: 'emailChecked', email: EMAIL, isTaken: true }],
  [
    '이메일 형식을 확인해주세요.',
    { type: 'emailCheckFailed', email: EMAIL, message: '이메일 형식을 확인해주세요.' },
  ],
  ['서버 오류가 발생했습니다.', { type: 'emailCheckFailed', email: EMAIL }],
  ['서버와 통신 중 오류가 발생했습니다.', { type: 'emailCheckFailed', email: EMAIL, isUnanswered: true }],
])('the email shows %s', (message, answer) => {
  const state = after(createEmailSignup(), { type: 'emailChanged', email: EMAIL }, answer);
  expect(signupFeedback(state, TODAY).email).toEqual({ tone: 'negative', message });
  expect(state).toMatchObject({ isDuplicateChecked: false, showAuthInput: false });
});

it('the email ignores the answer about an email that was changed meanwhile', () => {
  const changed = after(createEmailSignup(), { type: 'emailChanged', email: 'other@example.com' });
  expect(after(changed, { type: 'emailChecked', email: EMAIL, isTaken: false })).toBe(changed);
  expect(after(changed, { type: 'emailChecked', email: EMAIL, isTaken: true })).toBe(changed);
  expect(after(changed, { type: 'emailCheckFailed', email: EMAIL })).toBe(changed);
});

it('the email unlocks when it turns out to be taken as the code is sent', () => {
  const sending = after(createEmailSignup(), ...EMAIL_PASSED.slice(0, 4));
  const taken = after(sending, { type: 'emailChecked', email: EMAIL, isTaken: true });
  expect(taken).toMatchObject({ email: EMAIL, isDuplicateChecked: false, showAuthInput: false });
  expect(signupFeedback(taken, TODAY).email).toEqual({
    tone: 'negative',
    message: '이미 사용중인 이메일입니다.',
  });
});

it.each([
  ['its code is sent', EMAIL_PASSED.slice(0, 6)],
  ['it is proven', EMAIL_PASSED],
])('the email unlocks on wish after %s, and then has to be checked again', (_, actions) => {
  const unlocked = after(createEmailSignup(), ...actions, { type: 'emailUnlocked' });
  expect(unlocked).toMatchObject({
    email: EMAIL,
    isDuplicateChecked: false,
    showAuthInput: false,
    authCode: '',
    authPassed: false,
  });
  expect(canCheckEmail(unlocked)).toBe(true);
  expect(canGoNext(unlocked, TODAY)).toBe(false);
  expect(after(registered, { type: 'emailUnlocked' })).toBe(registered);
});

it('the email resets checks, code and errors when it is changed; the password has to be registered again', () => {
  const changed = after(registered, { type: 'back' }, { type: 'emailChanged', email: 'other@example.com' });
  expect(changed).toMatchObject({
    isDuplicateChecked: false,
    showAuthInput: false,
    authPassed: false,
    authCode: '',
    isCodeSent: false,
    emailError: '',
    authCodeError: '',
    password: 'jeju_2026',
    passwordStatus: 'open',
  });
  const taken = after(
    createEmailSignup(),
    { type: 'emailChanged', email: EMAIL },
    { type: 'emailChecked', email: EMAIL, isTaken: true },
    { type: 'emailChanged', email: `${EMAIL}.kr` },
  );
  expect(signupFeedback(taken, TODAY).email).toEqual(QUIET);
});

it('the email changes on its own step only', () => {
  expect(after(registered, { type: 'emailChanged', email: 'other@example.com' })).toBe(registered);
  expect(after(atPersonal, { type: 'passwordChanged', password: 'jeju_2027' })).toBe(atPersonal);
});

it('the email can be checked while there is something unlocked to check', () => {
  expect(canCheckEmail(createEmailSignup())).toBe(false);
  expect(canCheckEmail(after(createEmailSignup(), { type: 'emailChanged', email: 'g' }))).toBe(true);
  expect(canCheckEmail(after(createEmailSignup(), ...EMAIL_PASSED.slice(0, 3)))).toBe(false);
});

const freeEmail = after(createEmailSignup(), ...EMAIL_PASSED.slice(0, 3));
const typedCode = after(createEmailSignup(), ...EMAIL_PASSED.slice(0, 6));

it('the verification code tells that it was sent', () => {
  expect(signupFeedback(freeEmail, TODAY).authCode).toEqual(QUIET);
  expect(signupFeedback(after(freeEmail, { type: 'codeSent', email: EMAIL }), TODAY).authCode).toEqual({
    tone: 'normal',
    message: '인증번호를 보냈어요.',
  });
});

it('the verification code can be confirmed when it is not empty', () => {
  expect(canConfirmCode(freeEmail)).toBe(false);
  expect(canConfirmCode(after(freeEmail, { type: 'authCodeChanged', authCode: ' ' }))).toBe(false);
  expect(canConfirmCode(typedCode)).toBe(true);
  expect(canConfirmCode(after(typedCode, { type: 'codeConfirmed', email: EMAIL }))).toBe(false);
});

it('the verification code enables next when it is confirmed', () => {
  const confirmed = after(typedCode, { type: 'codeConfirmed', email: EMAIL });
  expect(canGoNext(typedCode, TODAY)).toBe(false);
  expect(canGoNext(confirmed, TODAY)).toBe(true);
  expect(signupFeedback(confirmed, TODAY).authCode).toEqual({
    tone: 'positive',
    message: '이메일 인증이 완료됐어요.',
  });
});

it.each<[string, SignupAction]>([
  ['인증번호 전송 중 오류가 발생했습니다.', { type: 'codeSendFailed', email: EMAIL }],
  ['인증번호가 일치하지 않습니다.', { type: 'codeRejected', email: EMAIL }],
  ['인증번호가 일치하지 않습니다.', { type: 'codeRejected', email: EMAIL, message: '' }],
  [
    '인증번호가 만료되었습니다.',
    { type: 'codeRejected', email: EMAIL, message: '인증번호가 만료되었습니다.' },
  ],
  ['서버와 통신 중 오류가 발생했습니다.', { type: 'codeCheckFailed', email: EMAIL }],
])('the verification code shows %s until it is changed or sent again', (message, failure) => {
  const failed = after(typedCode, failure);
  expect(signupFeedback(failed, TODAY).authCode).toEqual({ tone: 'negative', message });
  expect(canGoNext(failed, TODAY)).toBe(false);
  expect(after(failed, { type: 'authCodeChanged', authCode: '1' }).authCodeError).toBe('');
  expect(after(failed, { type: 'codeSendStarted' }).authCodeError).toBe('');
});

it('the verification code ignores answers about another email, before its time and after it has passed', () => {
  const late: SignupAction = { type: 'codeConfirmed', email: 'other@example.com' };
  expect(after(typedCode, late)).toBe(typedCode);
  const untouched = after(createEmailSignup(), { type: 'emailChanged', email: EMAIL });
  expect(after(untouched, { type: 'codeConfirmed', email: EMAIL })).toBe(untouched);
  const passed = after(createEmailSignup(), ...EMAIL_PASSED);
  expect(after(passed, { type: 'codeRejected', email: EMAIL })).toBe(passed);
  expect(after(passed, { type: 'authCodeChanged', authCode: '0' })).toBe(passed);
});

function failRegistering(message?: string): SignupState {
  return after(
    atConfirm,
    { type: 'passwordRegisterStarted' },
    { type: 'passwordRegisterFailed', email: EMAIL, message },
  );
}

const atEntry = after(createEmailSignup(), ...EMAIL_PASSED, ...PASSWORD_CONFIRMED.slice(0, 1));

it.each([
  ['jeju_26', false],
  ['jeju_202', true],
  ['jeju_2026_ab', true],
  ['jeju_2026_abc', false],
  ['jeju2026', false],
])('the password %s leads to its confirmation: %s', (password, isGood) => {
  const typed = after(atEntry, { type: 'passwordChanged', password });
  expect(canGoNext(typed, TODAY)).toBe(isGood);
  const next = after(typed, { type: 'next', from: 'password', today: TODAY });
  expect(next.passwordStage).toBe(isGood ? 'confirm' : 'entry');
  expect(currentSignupStep(next)).toBe('password');
});

it('the password shows the first message of its rules', () => {
  const typed = after(atEntry, { type: 'passwordChanged', password: 'jeju2026' });
  expect(signupFeedback(typed, TODAY).password).toEqual({
    tone: 'negative',
    message: '특수문자(! _ @ -)를 1개 이상 포함해주세요.',
  });
});

it('the password is registered when the confirmation matches, and only then goes on', () => {
  expect(canRegisterPassword(atConfirm)).toBe(true);
  expect(signupFeedback(atConfirm, TODAY).passwordConfirm).toEqual({
    tone: 'positive',
    message: '비밀번호가 일치합니다.',
  });
  expect(canGoNext(atConfirm, TODAY)).toBe(false);
  const registering = after(atConfirm, { type: 'passwordRegisterStarted' });
  expect(canRegisterPassword(registering)).toBe(false);
  expect(canGoNext(registering, TODAY)).toBe(false);
  expect(canGoNext(registered, TODAY)).toBe(true);
  expect(currentSignupStep(registered)).toBe('password');
  expect(currentSignupStep(atPersonal)).toBe('personal');
});

it('the password is not registered while the confirmation differs', () => {
  const differing = after(atConfirm, { type: 'passwordConfirmChanged', passwordConfirm: 'jeju_2027' });
  expect(canRegisterPassword(differing)).toBe(false);
  expect(after(differing, { type: 'passwordRegisterStarted' })).toBe(differing);
  expect(signupFeedback(differing, TODAY).passwordConfirm).toEqual({
    tone: 'negative',
    message: '비밀번호가 일치하지 않습니다.',
  });
});

it('the password stays as it is while it is being registered', () => {
  const registering = after(atConfirm, { type: 'passwordRegisterStarted' });
  expect(after(registering, { type: 'passwordChanged', password: 'x' })).toBe(registering);
  expect(after(registering, { type: 'passwordConfirmChanged', passwordConfirm: 'x' })).toBe(registering);
  expect(after(registering, { type: 'passwordRegisterStarted' })).toBe(registering);
});

it('the password can be tried again after a failure', () => {
  expect(failRegistering().passwordError).toBe('서버와 통신 중 오류가 발생했습니다.');
  expect(failRegistering('이메일 인증이 필요합니다.').passwordError).toBe('이메일 인증이 필요합니다.');
  expect(signupFeedback(failRegistering(), TODAY).passwordConfirm).toEqual({
    tone: 'positive',
    message: '비밀번호가 일치합니다.',
  });
  expect(canRegisterPassword(failRegistering())).toBe(true);
  expect(after(failRegistering(), { type: 'passwordRegisterStarted' })).toMatchObject({
    passwordStatus: 'registering',
    passwordError: '',
  });
});

it('the password must be registered anew when it is changed afterwards', () => {
  const changed = after(registered, { type: 'passwordChanged', password: 'jeju_2027' });
  expect(changed).toMatchObject({ passwordStatus: 'open', passwordStage: 'entry', passwordConfirm: '' });
});

it('the password ignores answers that nobody waits for', () => {
  expect(after(atConfirm, { type: 'passwordRegistered', email: EMAIL })).toBe(atConfirm);
  const registering = after(atConfirm, { type: 'passwordRegisterStarted' });
  expect(after(registering, { type: 'passwordRegistered', email: 'other@example.com' })).toBe(registering);
});

it('the password takes the answer also when the user has gone back meanwhile', () => {
  const goneBack = after(atConfirm, { type: 'passwordRegisterStarted' }, { type: 'back' });
  const registeredMeanwhile = after(goneBack, { type: 'passwordRegistered', email: EMAIL });
  expect(canGoNext(after(registeredMeanwhile, NEXT_FROM_EMAIL), TODAY)).toBe(true);
  const failedMeanwhile = after(goneBack, { type: 'passwordRegisterFailed', email: EMAIL });
  expect(canRegisterPassword(after(failedMeanwhile, NEXT_FROM_EMAIL))).toBe(true);
});

it.each([EMAIL_REFUSED, { of: 'email', message: '이메일 인증이 필요합니다.' } as const])(
  'the password leads back to an email that the server refuses with $message',
  (refusal) => {
    const refused = after(
      atConfirm,
      { type: 'passwordRegisterStarted' },
      { type: 'passwordRegisterFailed', email: EMAIL, refusal },
    );
    expect(currentSignupStep(refused)).toBe('email');
    expect(refused).toMatchObject({ email: EMAIL, isDuplicateChecked: false, passwordStatus: 'open' });
    expect(signupFeedback(refused, TODAY).email).toEqual({ tone: 'negative', message: refusal.message });
    const again = after(refused, ...EMAIL_PASSED.slice(1), NEXT_FROM_EMAIL);
    expect(again).toMatchObject({ password: 'jeju_2026', passwordConfirm: 'jeju_2026' });
    expect(canRegisterPassword(again)).toBe(true);
  },
);

it('the password is entered again after going back from its confirmation', () => {
  expect(after(atConfirm, { type: 'back' })).toMatchObject({
    step: 0,
    passwordStage: 'entry',
    passwordConfirm: '',
  });
});

it.each([
  ['199', '4자리를 입력해주세요.'],
  ['1899', '1900년부터 올해까지만 입력할 수 있습니다.'],
  ['2027', '1900년부터 올해까지만 입력할 수 있습니다.'],
])('gender and birth year do not go on with %s', (birthYear, message) => {
  const state = after(
    social,
    { type: 'genderChosen', gender: 'MALE' },
    { type: 'birthYearChanged', birthYear },
  );
  expect(canGoNext(state, TODAY)).toBe(false);
  expect(signupFeedback(state, TODAY).birthYear).toEqual({ tone: 'negative', message });
});

it.each(['1900', '2026'])('gender and birth year go on with %s', (birthYear) => {
  const state = after(
    social,
    { type: 'genderChosen', gender: 'MALE' },
    { type: 'birthYearChanged', birthYear },
  );
  expect(canGoNext(state, TODAY)).toBe(true);
  expect(signupFeedback(state, TODAY).birthYear).toEqual({ tone: 'positive', message: '' });
});

it('gender and birth year are both required', () => {
  expect(canGoNext(after(social, { type: 'birthYearChanged', birthYear: '1998' }), TODAY)).toBe(false);
  expect(canGoNext(after(social, { type: 'genderChosen', gender: 'MALE' }), TODAY)).toBe(false);
  expect(signupFeedback(social, TODAY).birthYear).toEqual(QUIET);
});

it('gender and birth year take the year from the given day', () => {
  const state = after(
    social,
    { type: 'genderChosen', gender: 'MALE' },
    { type: 'birthYearChanged', birthYear: '2026' },
  );
  expect(canGoNext(state, '2025-12-31')).toBe(false);
  expect(canGoNext(state, '2026-01-01')).toBe(true);
});

const atProfile = after(social, ...PERSONAL_TO_THEMES.slice(0, 3));

it.each([
  ['귤', '2자 이상 입력해주세요.'],
  ['한라산감귤이랑나무', '8자 이하로 입력해주세요.'],
])('the nickname %s is refused when the check is asked for', (nickname, message) => {
  const state = after(atProfile, { type: 'nicknameChanged', nickname }, { type: 'nicknameCheckStarted' });
  expect(signupFeedback(state, TODAY).nickname).toEqual({ tone: 'negative', message });
});

it.each(['감귤', '한라산감귤이랑나'])('the nickname %s enables next once it is checked', (nickname) => {
  const typed = after(atProfile, { type: 'nicknameChanged', nickname }, { type: 'nicknameCheckStarted' });
  expect(signupFeedback(typed, TODAY).nickname).toEqual(QUIET);
  expect(canGoNext(typed, TODAY)).toBe(false);
  const checked = after(typed, { type: 'nicknameChecked', nickname, isTaken: false });
  expect(canGoNext(checked, TODAY)).toBe(true);
  expect(canCheckSignupNickname(checked)).toBe(false);
  expect(signupFeedback(checked, TODAY).nickname).toEqual({
    tone: 'positive',
    message: '사용할 수 있는 닉네임입니다.',
  });
});

it.each<[string, SignupAction]>([
  ['이미 사용중인 닉네임입니다.', { type: 'nicknameChecked', nickname: '감귤', isTaken: true }],
  ['쓸 수 없어요.', { type: 'nicknameChecked', nickname: '감귤', isTaken: true, message: '쓸 수 없어요.' }],
  ['닉네임 확인 중 오류가 발생했습니다.', { type: 'nicknameCheckFailed', nickname: '감귤' }],
])('the nickname shows %s until it is edited', (message, answer) => {
  const failed = after(atProfile, { type: 'nicknameChanged', nickname: ' 감귤 ' }, answer);
  expect(signupFeedback(failed, TODAY).nickname).toEqual({ tone: 'negative', message });
  expect(canGoNext(failed, TODAY)).toBe(false);
  const edited = after(failed, { type: 'nicknameChanged', nickname: '감귤이' });
  expect(signupFeedback(edited, TODAY).nickname).toEqual(QUIET);
});

it('the nickname must be checked again after an edit', () => {
  const edited = after(complete, { type: 'back' }, { type: 'nicknameChanged', nickname: '봄바람이' });
  expect(edited.isNicknameDuplicatedChecked).toBe(false);
  expect(canGoNext(edited, TODAY)).toBe(false);
  expect(canCheckSignupNickname(edited)).toBe(true);
  expect(canCheckSignupNickname(after(edited, { type: 'nicknameChanged', nickname: ' ' }))).toBe(false);
});

it('the nickname ignores the answer about another nickname', () => {
  const typed = after(atProfile, { type: 'nicknameChanged', nickname: '감귤이' });
  expect(after(typed, { type: 'nicknameChecked', nickname: '감귤', isTaken: false })).toBe(typed);
  expect(after(typed, { type: 'nicknameChecked', nickname: '감귤', isTaken: true })).toBe(typed);
  expect(after(typed, { type: 'nicknameCheckFailed', nickname: '감귤' })).toBe(typed);
});

it('the referral code asks for a referrer when empty, without blocking', () => {
  const empty = after(complete, { type: 'back' }, { type: 'referralChanged', referralCode: '' });
  expect(signupFeedback(empty, TODAY).referral).toEqual({
    tone: 'normal',
    message: '추천인을 입력해주세요. (예: 감귤이)',
  });
  expect(canGoNext(empty, TODAY)).toBe(true);
  expect(signupFeedback(social, TODAY).referral).toEqual({
    tone: 'normal',
    message: '추천인이 없으면 그대로 두세요.',
  });
});

const bare = after(complete, { type: 'themeToggled', theme: '나홀로 여행' });

it('the themes need 1 to 3, a fourth drops the oldest', () => {
  expect(bare.themes).toEqual([]);
  expect(canGoNext(bare, TODAY)).toBe(false);
  const one = after(bare, { type: 'themeToggled', theme: '힐링' });
  expect(canGoNext(one, TODAY)).toBe(true);
  const three = after(
    one,
    { type: 'themeToggled', theme: '자연' },
    { type: 'themeToggled', theme: '데이트' },
  );
  expect(three.themes).toEqual(['힐링', '자연', '데이트']);
  expect(canGoNext(three, TODAY)).toBe(true);
  const four = after(three, { type: 'themeToggled', theme: '반려동물' });
  expect(four.themes).toEqual(['자연', '데이트', '반려동물']);
  expect(canGoNext(four, TODAY)).toBe(true);
});

const submitting = after(complete, { type: 'submitStarted', today: TODAY });

it('the final registration starts once, and only when everything is complete', () => {
  expect(canSubmitSignup(complete, TODAY)).toBe(true);
  expect(submitting.submission).toBe('submitting');
  expect(canSubmitSignup(submitting, TODAY)).toBe(false);
  expect(canGoNext(submitting, TODAY)).toBe(false);
  expect(after(submitting, { type: 'submitStarted', today: TODAY })).toBe(submitting);
  const incomplete = after(complete, { type: 'themeToggled', theme: '나홀로 여행' });
  expect(after(incomplete, { type: 'submitStarted', today: TODAY })).toBe(incomplete);
  const early = after(complete, { type: 'back' });
  expect(canSubmitSignup(early, TODAY)).toBe(false);
});

it('the final registration lets nothing change while it is on its way', () => {
  expect(after(submitting, { type: 'back' })).toBe(submitting);
  expect(after(submitting, { type: 'themeToggled', theme: '힐링' })).toBe(submitting);
  expect(after(submitting, { type: 'nicknameChanged', nickname: '다른이름' })).toBe(submitting);
});

it('the final registration works again, with a message, after a failure', () => {
  const failed = after(submitting, { type: 'submitFailed' });
  expect(failed).toMatchObject({
    submission: 'open',
    submitError: '가입을 마치지 못했습니다. 다시 시도해주세요.',
  });
  expect(canSubmitSignup(failed, TODAY)).toBe(true);
  expect(after(failed, { type: 'submitStarted', today: TODAY })).toMatchObject({
    submission: 'submitting',
    submitError: '',
  });
});

it('the final registration leads back to the field that the server refused', () => {
  const refused = after(submitting, {
    type: 'submitFailed',
    refusal: { of: 'referral', message: '추천인을 찾을 수 없습니다.' },
  });
  expect(currentSignupStep(refused)).toBe('profile');
  expect(signupFeedback(refused, TODAY).referral).toEqual({
    tone: 'negative',
    message: '추천인을 찾을 수 없습니다.',
  });
  expect(refused).toMatchObject({ submission: 'open', submitError: '', isNicknameDuplicatedChecked: true });
  const edited = after(refused, { type: 'referralChanged', referralCode: '감귤이' });
  expect(signupFeedback(edited, TODAY).referral).toEqual(QUIET);
  const taken = after(submitting, {
    type: 'submitFailed',
    refusal: { of: 'nickname', message: '이미 사용중인 닉네임입니다.' },
  });
  expect(currentSignupStep(taken)).toBe('profile');
  expect(canGoNext(taken, TODAY)).toBe(false);
  expect(signupFeedback(taken, TODAY).nickname.message).toBe('이미 사용중인 닉네임입니다.');
});

it('the final registration leads back to the picture that the server refused, until another one is chosen', () => {
  const refused = after(submitting, {
    type: 'submitFailed',
    refusal: { of: 'image', message: '이미지 파일만 올릴 수 있습니다.' },
  });
  expect(currentSignupStep(refused)).toBe('profile');
  expect(refused).toMatchObject({ submission: 'open', imageError: '이미지 파일만 올릴 수 있습니다.' });
  expect(after(refused, { type: 'imageChosen', imageUrl: '' }).imageError).toBe('');
});

it('the final registration leads back to the email that the server refused, with everything typed kept', () => {
  const refused = after(submitting, { type: 'submitFailed', refusal: EMAIL_REFUSED });
  expect(currentSignupStep(refused)).toBe('email');
  expect(refused).toMatchObject({
    submission: 'open',
    email: EMAIL,
    isDuplicateChecked: false,
    authPassed: false,
    password: 'jeju_2026',
    passwordConfirm: 'jeju_2026',
    passwordStatus: 'open',
    gender: 'FEMALE',
    birthYear: '1998',
    nickname: ' 봄바람 ',
    isNicknameDuplicatedChecked: true,
    themes: ['나홀로 여행'],
  });
  expect(signupFeedback(refused, TODAY).email).toEqual({
    tone: 'negative',
    message: '이미 사용중인 이메일입니다.',
  });
});

it('the final registration asks for a new social login when the provider no longer takes the code, with everything typed kept', () => {
  const atEnd = after(social, ...PERSONAL_TO_THEMES);
  expect(needsSocialLogin(atEnd)).toBe(false);
  const refused = after(
    atEnd,
    { type: 'submitStarted', today: TODAY },
    { type: 'submitFailed', refusal: { of: 'socialCode', message: '카카오 로그인 실패' } },
  );
  expect(refused).toEqual({ ...atEnd, socialCode: '', submitError: '카카오 로그인 실패' });
  expect(needsSocialLogin(refused)).toBe(true);
  expect(canSubmitSignup(refused, TODAY)).toBe(false);
  expect(needsSocialLogin(complete)).toBe(false);
});

it('the final registration has no email to lead back to in the social wizard', () => {
  const refused = after(
    social,
    ...PERSONAL_TO_THEMES,
    { type: 'submitStarted', today: TODAY },
    { type: 'submitFailed', refusal: EMAIL_REFUSED },
  );
  expect(currentSignupStep(refused)).toBe('themes');
  expect(refused.submitError).toBe('가입을 마치지 못했습니다. 다시 시도해주세요.');
});

it('the final registration ends the wizard when it succeeds', () => {
  const done = after(submitting, { type: 'submitSucceeded' });
  expect(done.submission).toBe('submitted');
  expect(canSubmitSignup(done, TODAY)).toBe(false);
  expect(after(done, { type: 'submitFailed' }, { type: 'back' })).toBe(done);
});

it('the final registration is not ended by an answer that nobody waits for', () => {
  expect(after(complete, { type: 'submitSucceeded' }, { type: 'submitFailed' })).toBe(complete);
});
