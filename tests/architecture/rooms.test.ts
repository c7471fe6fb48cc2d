import { expect, it } from 'vitest';
import { circlesAmong, drawRooms, roomOf } from '../../tools/rooms.ts';

it.each([
  ['contract/breaking-changes/main.ts', 'contract'],
  ['server/main.ts', 'server'],
  ['server/services/accounts/users.ts', 'server/services'],
  ['src/features/shop/Shop.tsx', 'src/features'],
  ['src/domain/routes/paths.ts', 'src/domain'],
  ['node_modules/zod/index.js', undefined],
])('the room of %s is %s', (file, room) => {
  expect(roomOf(file)).toBe(room);
});

it('rooms that import each other over a third one stand in a circle', () => {
  const imports = [
    { from: 'server/http/serve.ts', to: 'server/services/steps.ts' },
    { from: 'server/services/community/spots.ts', to: 'server/db/client.ts' },
    { from: 'server/db/check.ts', to: 'server/http/json.ts' },
    { from: 'server/app.ts', to: 'server/http/json.ts' },
  ];
  expect(circlesAmong(imports)).toEqual([['server/db', 'server/http', 'server/services']]);
});

it('rooms that import one way, and files of one room that import each other, are no circle', () => {
  const imports = [
    { from: 'server/http/serve.ts', to: 'server/http/json.ts' },
    { from: 'server/http/json.ts', to: 'server/http/serve.ts' },
    { from: 'server/http/json.ts', to: 'server/db/client.ts' },
    { from: 'tools/check.ts', to: 'server/http/json.ts' },
  ];
  expect(circlesAmong(imports)).toEqual([]);
});

it('a drawing leaves out the arrow that two others say already', () => {
  const drawn = drawRooms([
    { from: 'bench/main.ts', to: 'tools/check.ts' },
    { from: 'tools/check.ts', to: 'contract/bundle.ts' },
    { from: 'bench/main.ts', to: 'contract/bundle.ts' },
  ]);
  expect(drawn).toContain(
    [
      'flowchart TD',
      '  r0["bench"]',
      '  r1["contract"]',
      '  r2["tools"]',
      '  r0 --> r2',
      '  r2 --> r1',
      '```',
    ].join('\n'),
  );
});
