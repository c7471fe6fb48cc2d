/** kakao.maps.event: listeners per target, found again by the same function object. */

const listenersOf = new WeakMap<object, Map<string, Set<Function>>>();

function addListener(target: kakao.maps.event.EventTarget, type: string, handler: Function) {
  const types = listenersOf.get(target) ?? new Map<string, Set<Function>>();
  listenersOf.set(target, types);
  const handlers = types.get(type) ?? new Set();
  types.set(type, handlers);
  handlers.add(handler);
}

function removeListener(target: kakao.maps.event.EventTarget, type: string, handler: Function) {
  listenersOf.get(target)?.get(type)?.delete(handler);
}

function trigger(target: kakao.maps.event.EventTarget, type: string, data?: unknown) {
  // A copy: a listener that is added while the others run waits for the next event.
  const handlers = Array.from(listenersOf.get(target)?.get(type) ?? []);
  for (const handler of handlers) {
    Reflect.apply(handler, undefined, data === undefined ? [] : [data]);
  }
}

export const event = { addListener, removeListener, trigger } satisfies Pick<
  typeof kakao.maps.event,
  'addListener' | 'removeListener' | 'trigger'
>;
