import { expect, it } from 'vitest';
import {
  createMultipartChecker,
  MalformedMultipartError,
  parseMultipart,
  type MultipartPart,
} from './multipart.ts';

const DOCUMENT = {
  openapi: '3.1.1',
  paths: {},
  components: {
    schemas: {
      Data: {
        type: 'object',
        required: ['title'],
        properties: { title: { $ref: '#/components/schemas/Title' } },
      },
      Title: { type: 'string', maxLength: 5 },
    },
  },
};

const check = createMultipartChecker(DOCUMENT, {
  schema: {
    type: 'object',
    required: ['data'],
    additionalProperties: false,
    properties: {
      data: { $ref: '#/components/schemas/Data' },
      pictures: {
        type: 'array',
        maxItems: 2,
        items: { type: 'string', format: 'binary', 'x-max-bytes': 100 },
      },
      count: { type: 'integer', minimum: 1 },
    },
  },
  encoding: { pictures: { contentType: 'image/*' } },
});

function part(change: Partial<MultipartPart> & { name: string }): MultipartPart {
  return {
    filename: undefined,
    contentType: 'text/plain',
    size: change.text?.length ?? 0,
    text: undefined,
    ...change,
  };
}

const DATA = part({ name: 'data', contentType: 'application/json', text: '{"title":"한라산"}' });
const PICTURE = part({ name: 'pictures', filename: '산.png', contentType: 'image/png', size: 100 });

it('the parser of multipart bodies reads names, Korean file names, types, sizes and texts', async () => {
  const form = new FormData();
  form.append('note', '안녕');
  form.append(
    'pictures',
    new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' }),
    '한라산.jpg',
  );
  const request = new Request('http://x.invalid', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  expect(await parseMultipart(Buffer.from(await request.arrayBuffer()), contentType)).toEqual([
    { name: 'note', filename: undefined, contentType: 'text/plain', size: 6, text: '안녕' },
    { name: 'pictures', filename: '한라산.jpg', contentType: 'image/jpeg', size: 3, text: undefined },
  ]);
});

it('the parser of multipart bodies refuses what is no form', async () => {
  const type = 'multipart/form-data; boundary=x';
  await expect(parseMultipart(Buffer.from('no form'), type)).rejects.toThrow(MalformedMultipartError);
  await expect(parseMultipart(Buffer.from('--x--'), 'multipart/form-data')).rejects.toThrow(
    'Boundary not found',
  );
});

it('the parser of multipart bodies refuses a form of more than 200 parts', async () => {
  const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  const type = 'multipart/form-data; boundary=x';
  expect(await parseMultipart(Buffer.from(`${field.repeat(200)}--x--\r\n`), type)).toHaveLength(200);
  await expect(parseMultipart(Buffer.from(`${field.repeat(201)}--x--\r\n`), type)).rejects.toThrow(
    '200 parts',
  );
});

it('the check of a multipart form turns the parts into the JSON that they mean', () => {
  expect(check([DATA, PICTURE, PICTURE, part({ name: 'count', text: '3' })])).toEqual({
    value: {
      data: { title: '한라산' },
      pictures: [
        { filename: '산.png', contentType: 'image/png', size: 100 },
        { filename: '산.png', contentType: 'image/png', size: 100 },
      ],
      count: 3,
    },
    violations: [],
  });
});

it.each(['text/plain', 'application/octet-stream'])(
  'the check of a multipart form judges parts of the general type %s by what they hold',
  (contentType) => {
    const parts = [
      { ...DATA, contentType },
      { ...PICTURE, contentType },
    ];
    expect(check(parts).violations).toEqual([]);
  },
);

it.each([
  ['a missing part', [PICTURE], "the form must have required property 'data'"],
  [
    'an unknown part',
    [DATA, part({ name: 'more', text: '' })],
    'the form must NOT have additional properties',
  ],
  ['too many files', [DATA, PICTURE, PICTURE, PICTURE], 'pictures must NOT have more than 2 items'],
  [
    'a wrong file type',
    [DATA, { ...PICTURE, contentType: 'text/html' }],
    'pictures is text/html and not image/*',
  ],
  ['a file of 101 bytes', [DATA, { ...PICTURE, size: 101 }], 'pictures has more than 100 bytes'],
  [
    'a JSON part as a page',
    [{ ...DATA, contentType: 'text/html' }],
    'data is text/html and not application/json',
  ],
  ['a JSON part that is none', [{ ...DATA, text: '{' }], 'data is not JSON'],
  [
    'a JSON part that is not UTF-8',
    [{ ...DATA, text: undefined }],
    'data is not a text in UTF-8 of at most 2097152 bytes',
  ],
  [
    'a value that breaks a referenced schema',
    [{ ...DATA, text: '{"title":"한라산 백록담"}' }],
    'data.title must NOT have more than 5 characters',
  ],
  ['a single part that comes twice', [DATA, DATA], 'data is sent 2 times'],
  ['a text that is no integer', [DATA, part({ name: 'count', text: 'three' })], 'count must be integer'],
])('the check of a multipart form names %s', (_case, parts, violation) => {
  expect(check(parts).violations).toEqual([violation]);
});
