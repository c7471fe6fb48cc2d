import { defineConfig } from 'orval';

/** An endless list: react-query asks for its next page by this query parameter. */
const infiniteBy = (parameter: string) => ({
  query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: parameter },
});

export default defineConfig({
  dosaegi: {
    input: '.cache/openapi.json',
    output: {
      mode: 'tags-split',
      target: 'generated/endpoints',
      schemas: { path: 'generated/model', type: 'zod' },
      namingConvention: 'kebab-case',
      indexFiles: false,
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      override: {
        mutator: { path: 'src/api/http.ts', name: 'http' },
        formData: { path: 'src/api/form-data.ts', name: 'toFormData' },
        // zod/mini does the same checks in a third of the bytes.
        zod: { variant: 'mini' },
        includeZodSchemaInArguments: true,
        fetch: { runtimeValidation: true, includeHttpResponseReturnType: false },
        operations: {
          listLatestSpots: infiniteBy('page'),
          listMostLikedSpots: infiniteBy('page'),
          listComments: infiniteBy('page'),
          listReplies: infiniteBy('page'),
          listCompletedChallenges: infiniteBy('lastId'),
        },
      },
    },
  },
});
