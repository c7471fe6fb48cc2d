import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, type ApiErrorDetails } from '@/api/api-error';
import { createFakeDevice } from '../../tests/fakes/fake-device';
import { renderInApp } from '../../tests/support/render-in-app';
import { useFailureCause } from './useFailureCause';

const failed = (details: Partial<ApiErrorDetails>) =>
  new ApiError('GET /api/spots/1', { status: 400, hasEnvelope: true, ...details });
const noAnswer = failed({ status: undefined, hasEnvelope: false });

function Shown({ error }: { error: unknown }) {
  return <p>{useFailureCause(error)}</p>;
}

it.each([
  ['no answer to a device without a connection', noAnswer, false, 'offline'],
  ['no answer to a device that has one', noAnswer, true, 'failed'],
  ['an answer that came before the connection was lost', failed({ status: 500 }), false, 'failed'],
  ['what is not there', failed({ status: 404 }), true, 'missing'],
  ['a page that is not there', failed({ status: 404, hasEnvelope: false }), true, 'missing'],
  ['a refusal', failed({ status: 409 }), true, 'refused'],
  ['a server in trouble', failed({ status: 503 }), true, 'failed'],
  ['another error', new TypeError('x'), true, 'failed'],
  ['an answer without what was asked for', null, true, 'failed'],
])('the cause of a failure: %s', (_case, error, isOnline, cause) => {
  const device = createFakeDevice();
  device.network.setOnline(isOnline);
  renderInApp(<Shown error={error} />, { device });
  expect(screen.getByText(cause)).toBeDefined();
});
