import { expect, test } from '../../support/native-test.ts';
import { LoginPage } from '../pages/entry.ts';

test('requests go through the system’s HTTP client, which keeps the cookies of another origin', async ({
  page,
  bridge,
}) => {
  const asked: string[] = [];
  await page.route('**/_capacitor_http_interceptor_*', async (route) => {
    const address = new URL(route.request().url()).searchParams.get('u') ?? '';
    asked.push(new URL(address).pathname);
    await route.continue({ url: address });
  });
  bridge.answer('CapacitorHttp.request', {
    data: {
      status: 401,
      headers: { 'content-type': 'application/json' },
      data: { success: false, code: 'INVALID_CREDENTIALS', message: '이메일 또는 비밀번호를 확인해주세요.' },
    },
  });
  await bridge.start({ http: true });
  await page.goto('/auth/login');
  const login = new LoginPage(page);
  await login.fill('gamgyul@example.com', 'jeju_2026');
  await login.enter.click();
  await expect.poll(() => bridge.of('CapacitorHttp.request')).toHaveLength(1);
  const [sent] = bridge.of('CapacitorHttp.request');
  expect(sent).toMatchObject({ method: 'POST', data: { email: 'gamgyul@example.com' } });
  await expect(login.enter).toBeEnabled();
  expect(asked.length).toBeGreaterThan(0);
});
