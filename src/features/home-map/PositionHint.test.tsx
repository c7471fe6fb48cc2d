import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { PositionHint } from './PositionHint';

it.each([
  [
    'denied',
    'User denied Geolocation',
    '브라우저가 위치 사용을 막고 있어요.',
    '내 위치를 보려면 위치 권한을 허용해주세요.\n주소창 옆 사이트 설정에서 바꿀 수 있어요.',
  ],
  [
    'timeout',
    'Timeout expired',
    '위치를 찾는 데 시간이 너무 오래 걸려요.',
    '하늘이 보이는 곳에서 다시 시도해주세요.',
  ],
  [
    'unavailable',
    'Unknown error acquiring position',
    '지금은 위치를 찾을 수 없어요.',
    '기기의 위치 기능이 켜져 있는지 확인해주세요.',
  ],
] as const)(
  'the hint at the position says in Korean, in place of the provider’s own text, what %s means and what helps',
  (status, message, error, advice) => {
    renderInApp(<PositionHint state={{ status, fix: null, message }} onRetry={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toBe(`위치 권한이 필요해요. ${error} ${advice}`);
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeDefined();
  },
);
