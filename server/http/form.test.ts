import { expect, it } from 'vitest';
import { parseForm } from './form.ts';
import { SMALL_BODY_BYTES } from './received-bytes.ts';

const LARGE = 'x'.repeat(SMALL_BODY_BYTES * 3);

/** The body that a browser sends for a form, in pieces as they come over a network. */
async function* toBody(form: Response, pieceBytes: number) {
  const bytes = new Uint8Array(await form.arrayBuffer());
  for (let start = 0; start < bytes.byteLength; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes);
  }
}

it.each([1_000, 64_000, 10_000_000])(
  'the files of a form keep their order, however large they are, in pieces of %d bytes',
  async (pieceBytes) => {
    const data = new FormData();
    for (const [index, text] of [`1${LARGE}`, '2', `3${LARGE}`, '4'].entries()) {
      data.append('images', new File([text], `${index}.webp`, { type: 'image/webp' }));
    }
    const sent = new Response(data);
    const form = await parseForm(
      toBody(sent, pieceBytes),
      sent.headers.get('content-type') ?? '',
      new Map([['images', 'file']]),
    );
    const received = await Promise.all((form.files.get('images') ?? []).map((file) => file.arrayBuffer()));
    const firstLetters = received.map((bytes) => new TextDecoder().decode(bytes.slice(0, 1)));
    await form.discard();
    expect(firstLetters).toEqual(['1', '2', '3', '4']);
  },
);
