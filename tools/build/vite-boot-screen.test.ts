import { expect, it } from 'vitest';
import { minifyOwnScripts, unblockFirstPaint } from './vite-boot-screen.ts';

it('the built page keeps nothing but what it is painted from outside of what it fetches after its first paint', () => {
  expect(
    unblockFirstPaint(
      '<link rel="icon" href="/i.svg"><script>boot()</script>' +
        '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">' +
        '<link rel="stylesheet" crossorigin href="/a.css"><script type="module" async>early(">$&")</script>' +
        '<body><!--after-first-paint--></body>',
    ),
  ).toBe(
    '<link rel="icon" href="/i.svg"><script>boot()</script><body><template id="after-first-paint">' +
      '<script type="module" crossorigin src="/b.js"></script><script type="module" crossorigin src="/a.js"></script>' +
      '<link rel="preload" as="style" crossorigin href="/a.css"><script type="module" async>early(">$&")</script>' +
      '</template></body>',
  );
});

it('the scripts that stand in the page itself come without comments and spaces, and do the same', () => {
  expect(
    minifyOwnScripts(
      '<script>\n// Says so.\nfunction say(text) {\n  document.title = text;\n}\nsay("제주 $&");\n</script><script type="module" src="/a.js"></script>',
    ),
  ).toBe(
    '<script>function say(e){document.title=e}say(`제주 $&`);</script><script type="module" src="/a.js"></script>',
  );
  expect(() => minifyOwnScripts('<script>function (</script>')).toThrow(
    /^A script of index.html cannot be read: /,
  );
});
