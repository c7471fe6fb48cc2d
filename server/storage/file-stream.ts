import type { FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;

/** Streams an open file from its beginning and closes it: at its end, when it cannot be read, and when it is cancelled. */
export function streamFile(file: FileHandle): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK_BYTES));
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        } catch (error) {
          await file.close();
          throw error;
        }
        await file.close();
        controller.close();
      },
      cancel: () => file.close(),
    },
    // Nothing is read before somebody asks for it.
    { highWaterMark: 0 },
  );
}
