import { expect, it } from 'vitest';
import { isJsonObject } from '../../../contract/document.ts';
import { exchangeOf } from '../../testing/exchange-of.ts';
import type { CallOptions } from './call-options.ts';
import type { Exchange } from './exchange.ts';
import { createRequestForms, type FoundForm } from './request-forms.ts';

function listening() {
  const found: FoundForm[] = [];
  const attempted: Exchange[] = [];
  const forms = createRequestForms({
    found: (form) => found.push(form),
    attempted: (exchanges) => attempted.push(...exchanges),
  });
  return { found, attempted, forms };
}

/** A server that wants `userId` in the query. */
async function wantsQuery({ query }: CallOptions): Promise<Exchange> {
  const isRight = query?.['userId'] !== undefined;
  return exchangeOf('exchangeProduct', isRight ? { status: 200, body: { success: true } } : { status: 400 });
}

it('the checker tries the plausible forms after a refusal, says which one worked, and goes on with it', async () => {
  const { found, attempted, forms } = listening();
  const options = { path: { id: 414 }, json: { userId: 1 } };
  const answered = await forms.send('exchangeProduct', options, wantsQuery);
  expect(answered.answer?.status).toBe(200);
  expect(found.map(({ form }) => form)).toEqual(['as parameters of the query']);
  expect(attempted).toHaveLength(1);
  expect(forms.isOther('exchangeProduct')).toBe(true);
  const sent: CallOptions[] = [];
  await forms.send('exchangeProduct', options, (other) => {
    sent.push(other);
    return wantsQuery(other);
  });
  expect(sent).toEqual([{ path: { id: 414 }, query: { userId: 1 } }]);
  expect(found).toHaveLength(1);
});

it('the checker converts steps in place of hallabong where a server counts so', async () => {
  const { found, forms } = listening();
  const sent: unknown[] = [];
  const wantsSteps = async ({ json }: CallOptions) => {
    sent.push(json);
    const isTens = isJsonObject(json) && Number(json['requestedPoints']) % 10 === 0;
    return exchangeOf('convertSteps', { status: isTens ? 200 : 400, body: { success: isTens } });
  };
  await forms.send('convertSteps', { json: { requestedPoints: 1 } }, wantsSteps);
  await forms.send('convertSteps', { json: { requestedPoints: 30 } }, wantsSteps);
  expect(found.map(({ form, instead }) => [form, instead])).toEqual([
    ['with steps in place of hallabong', 'with hallabong as requestedPoints'],
  ]);
  expect(sent.at(-1)).toEqual({ requestedPoints: 300 });
});

it('the checker tries nothing where a refusal is what is wanted, or where it is not about the form', async () => {
  const { forms } = listening();
  let calls = 0;
  const refuse = (status: number) => async () => {
    calls += 1;
    return exchangeOf('exchangeProduct', { status });
  };
  const json = { userId: 1 };
  const trigger = { what: 'no hallabong', expectation: 'conflict' } as const;
  await forms.send('exchangeProduct', { json, trigger }, refuse(400));
  await forms.send('exchangeProduct', { json }, refuse(409));
  expect(calls).toBe(2);
});

it('the checker sends each field of the part data by itself where a server wants that', async () => {
  const { found, forms } = listening();
  const form = [
    { name: 'data', value: '{"name":"쇠소깍","latitude":33.25}', contentType: 'application/json' },
    { name: 'images', value: new Uint8Array([1]), fileName: 'picture.png', contentType: 'image/png' },
  ];
  const sent: CallOptions[] = [];
  await forms.send('createSpot', { form }, async (options) => {
    sent.push(options);
    const isFlat = options.form?.some(({ name }) => name === 'latitude') ?? false;
    return exchangeOf('createSpot', { status: isFlat ? 200 : 415 });
  });
  expect(found.map(({ form: name }) => name)).toEqual(['with each field of data as a field of the form']);
  expect(sent.at(-1)?.form?.map(({ name, value }) => [name, typeof value === 'string' ? value : ''])).toEqual(
    [
      ['name', '쇠소깍'],
      ['latitude', '33.25'],
      ['images', ''],
    ],
  );
});
