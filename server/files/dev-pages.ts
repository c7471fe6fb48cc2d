import { Hono } from 'hono';
import { html } from 'hono/html';
import type { DevStandIns } from '../http/deps.ts';
import { badRequest } from '../refusals/refusal.ts';

type Markup = ReturnType<typeof html>;

const page = (title: string, content: Markup | Markup[]) =>
  html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          body {
            max-width: 40rem;
            margin: 2rem auto;
            padding: 0 1rem;
            color: #22252a;
            font:
              1rem/1.6 system-ui,
              sans-serif;
            background: #fbf7f1;
          }
          article,
          button {
            display: block;
            width: 100%;
            margin: 1rem 0;
            padding: 1rem;
            font: inherit;
            text-align: start;
            background: #fff;
            border: 1px solid #d8cfc2;
            border-radius: 1rem;
          }
          pre {
            font: inherit;
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;

/** Where the social stand-in sends a browser back to: a server of the same machine, never anywhere else. */
function readRedirect(text: string | undefined): URL {
  const url = text === undefined ? null : URL.parse(text);
  const isNear = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1' || url?.hostname === '[::1]';
  if (url === null || !isNear || !/^https?:$/.test(url.protocol)) throw badRequest();
  return url;
}

/** Pages of the development server: the mails that were sent, and a social provider that asks for no password. */
export function createDevPages({ outbox, social }: DevStandIns): Hono {
  const app = new Hono();
  if (outbox) {
    app.get('/outbox', (context) => {
      const mails = outbox.list().map(
        ({ to, subject, text, sentAt }) =>
          html`<article>
            <strong>${subject}</strong>
            <div>${to} · <time>${sentAt}</time></div>
            <pre>${text}</pre>
          </article>`,
      );
      return context.html(
        page('보낸 메일', mails.length > 0 ? mails : html`<p>아직 보낸 메일이 없어요.</p>`),
      );
    });
    app.get('/outbox.json', (context) => context.json(outbox.list()));
  }
  if (social) {
    app.get('/social/authorize', (context) => {
      const redirectUri = readRedirect(context.req.query('redirect_uri')).href;
      const state = context.req.query('state') ?? '';
      const choices = social.accounts.map(
        ({ subject, email, nickname }) =>
          html`<button name="subject" value="${subject}">
            ${nickname ?? '이름 없음'} · ${email ?? '이메일 없음'}
          </button>`,
      );
      return context.html(
        page(
          '개발용 소셜 로그인',
          html`<form method="post" action="/dev/social/authorize">
            <input type="hidden" name="redirect_uri" value="${redirectUri}" />
            <input type="hidden" name="state" value="${state}" />
            ${choices}
            <button name="subject" value="">취소</button>
          </form>`,
        ),
      );
    });
    app.post('/social/authorize', async (context) => {
      const form = await context.req.formData();
      const read = (name: string) => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      };
      const redirect = readRedirect(read('redirect_uri'));
      const code = social.authorize(read('subject'));
      redirect.searchParams.set('state', read('state'));
      if (code === undefined) redirect.searchParams.set('error', 'access_denied');
      else redirect.searchParams.set('code', code);
      return context.redirect(redirect.href, 303);
    });
  }
  return app;
}
