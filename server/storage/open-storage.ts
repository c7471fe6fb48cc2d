import { prepareDataFolder } from '../process/data-folder.ts';
import type { ServerSettings } from '../process/settings.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Opens where the settings keep pictures: an object storage, or the data folder. */
export async function openStorage({ s3, dataDir }: Pick<ServerSettings, 's3' | 'dataDir'>): Promise<Storage> {
  return s3 ? createS3Storage(s3) : createFolderStorage(prepareDataFolder(dataDir, 'uploads'));
}
