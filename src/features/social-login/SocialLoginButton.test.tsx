import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { SocialLoginButton } from './SocialLoginButton';

it('the social login says that it is not set up when there is no client id', () => {
  renderInApp(
    <SocialLoginButton
      authorizeUrl="https://provider.example/oauth/authorize"
      clientId={undefined}
      redirectUri={undefined}
    />,
  );
  const button = screen.getByRole('button', { name: '카카오로 시작하기' });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText('카카오 로그인이 아직 설정되지 않았어요.').id).toBe(
    button.getAttribute('aria-describedby'),
  );
});
