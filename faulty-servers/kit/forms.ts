const JPEG =
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

/** A picture of one pixel. */
export const jpegFile = () => new Blob([Buffer.from(JPEG, 'base64')], { type: 'image/jpeg' });

export const textFile = () => new Blob(['오늘의 메모'], { type: 'text/plain' });

/** The part `data` of a form as JSON; undefined where it is none. */
export async function readData(form: FormData): Promise<unknown> {
  const part = form.get('data');
  try {
    const value: unknown = JSON.parse(part instanceof Blob ? await part.text() : (part ?? ''));
    return value;
  } catch {
    return undefined;
  }
}

/** The same form with another part `data`. */
export function withData(form: FormData, data: unknown): FormData {
  const copy = new FormData();
  for (const [name, value] of form) if (name !== 'data') copy.append(name, value);
  copy.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }), 'data.json');
  return copy;
}

const SPOT = { name: '광치기해변', description: '바다가 참 예뻐요.', latitude: 33.4523, longitude: 126.9247 };

/** A form of a new spot with some fields of its own. */
export function spotForm(fields: object = {}, images: readonly Blob[] = []): FormData {
  const form = withData(new FormData(), { ...SPOT, ...fields });
  for (const [index, image] of images.entries()) form.append('images', image, `image-${index}.jpg`);
  return form;
}

/** The answers of the wizard. */
export function newcomerOf(nickname: string, fields: object = {}) {
  return {
    nickname,
    themes: ['힐링', '자연'],
    gender: 'FEMALE',
    birthYear: '1998',
    referrerNickname: '도새기',
    ...fields,
  };
}

/** A photo of a challenge, as the contract wants it. */
export const PROOF_URL = `data:image/jpeg;base64,${JPEG}`;
