import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { DeviceProvider } from '../DeviceContext';
import type { PositionPort, PositionState } from './position';
import { usePosition } from './usePosition';

/** A port that lets go of an old state when somebody listens again, as the browser's does. */
function createPort(old: PositionState): PositionPort & { change: (next: PositionState) => void } {
  let state = old;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) state = { status: 'waiting', fix: null, message: '' };
      return () => void listeners.delete(listener);
    },
    change(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    restart: () => {},
  };
}

function Status() {
  return <p>{usePosition().status}</p>;
}

it('a position that is let go of when somebody listens again is waited for, and what comes is told', () => {
  const position = createPort({ status: 'timeout', fix: null, message: 'Timeout expired' });
  render(
    <DeviceProvider device={{ ...createFakeDevice(), position }}>
      <Status />
    </DeviceProvider>,
  );
  expect(screen.queryByText('waiting')).not.toBeNull();
  act(() => position.change({ status: 'denied', fix: null, message: 'User denied Geolocation' }));
  expect(screen.queryByText('denied')).not.toBeNull();
});
