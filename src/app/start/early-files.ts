/**
 * A script of its own in index.html, for a page that the server has drawn: its answers came along, and it names the files
 * of its own route alone. On any other page early-requests.ts asks for both.
 */
import { fetchFilesAhead } from './files-ahead';

if (document.documentElement.classList.contains('drawn')) fetchFilesAhead();
