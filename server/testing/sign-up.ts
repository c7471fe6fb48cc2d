import type { TestClient } from './test-client.ts';
import type { TestServer } from './start-test-server.ts';

/** The code in the newest mail to an address. */
export function codeMailedTo(server: TestServer, email: string): string {
  const mail = server.outbox.list().find(({ to }) => to === email);
  const [code] = /\d{6}/.exec(mail?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Goes through the steps of the email signup up to the last one. */
export async function startSignup(
  server: TestServer,
  email: string,
  password = 'spring-98',
): Promise<TestClient> {
  const client = server.visitor();
  await client.call('sendVerificationCode', { json: { email } });
  await client.call('verifyEmailCode', { json: { email, code: codeMailedTo(server, email) } });
  await client.call('registerPassword', { json: { email, password } });
  return client;
}

/** The multipart body of the last step. */
export function registrationForm(answers: object, profile?: Blob): FormData {
  const form = new FormData();
  form.append('data', new Blob([JSON.stringify(answers)], { type: 'application/json' }));
  if (profile) form.append('profile', profile, 'profile.jpg');
  return form;
}

/** What a newcomer answers in the wizard. */
export function newcomer(email: string, changes: object = {}) {
  return {
    email,
    nickname: '봄바람',
    themes: ['힐링', '자연'],
    gender: 'FEMALE',
    birthYear: '1998',
    referrerNickname: '도새기',
    ...changes,
  };
}
