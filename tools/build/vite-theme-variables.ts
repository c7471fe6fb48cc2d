import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import * as z from 'zod/mini';

const pathOf = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));

const WRITER = pathOf('src/app/theme/theme-variables.ts');

const SHEET = 'virtual:theme-variables.css';

const Writer = z.object({
  writeThemeVariables: z.custom<() => string>((value) => typeof value === 'function'),
});

/** Makes the style sheet of the theme's variables, which main.tsx imports, from the theme (src/app/theme). */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === SHEET ? id : undefined),
    async load(id) {
      if (id !== SHEET) return undefined;
      const { module, dependencies } = await runnerImport(WRITER, {
        logLevel: 'error',
        resolve: { alias: { '@': pathOf('src') } },
      });
      for (const file of [WRITER, ...dependencies]) this.addWatchFile(file);
      return Writer.parse(module).writeThemeVariables();
    },
  };
}
