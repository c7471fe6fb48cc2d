import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Endings of files that hold text. Pictures other than SVG are compressed already. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes NAME.br (quality 11) and NAME.gz (level 9) beside a file: slow, and done once instead of for each request. */
export async function precompressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  await Promise.all([
    compressBrotli(bytes, { params }).then((smaller) => writeFile(`${file}.br`, smaller)),
    compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((smaller) =>
      writeFile(`${file}.gz`, smaller),
    ),
  ]);
}

/** Compresses every file of a folder that holds text, those that no server shows (`.vite`) apart. */
export async function precompressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => !file.startsWith('.') && TEXT.has(extname(file)))
      .map((file) => precompressFile(join(folder, file))),
  );
}
