/**
 * Counts what the screens are made of: Mantine's components in use, files of src/ui, lines of own style sheets, and
 * lines of src/features without its tests. A test holds the aims.
 *
 * Usage: npm run screen-parts [-- --names]
 */
import { readCommandLine } from '../../contract/command-line.ts';
import { componentsInUse, countScreenParts } from './parts-in-use.ts';

const values = readCommandLine('npm run screen-parts [-- --names]', {
  names: { type: 'boolean', default: false },
});

console.table(countScreenParts());
if (values.names) console.log(componentsInUse().join(', '));
