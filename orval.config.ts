import { defineConfig, type OpenApiDocument } from 'orval';
import { withoutFailuresIn200 } from './contract/document.ts';

/** An endless list: react-query asks for its next page by this query parameter. */
const infiniteBy = (parameter: string) => ({
  query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: parameter },
});

const RESPONSE_REFERENCE = '#/components/responses/';
const SCHEMA_REFERENCE = '#/components/schemas/';

/**
 * Prepares the contract for orval, which writes no zod schema for a shared response and measures a file as if it
 * were a text: puts each shared response in place of its reference and leaves out the length of files.
 *
 * The descriptions of schemas are left out too: they would be shipped to every browser. A 200 is its success only,
 * whose `success` is any boolean: the HTTP client takes a 200 with the failure flag for the error that it is, before it
 * looks at the schema.
 */
function prepareForOrval(contract: OpenApiDocument): OpenApiDocument {
  const shared = contract.components?.responses ?? {};
  return JSON.parse(JSON.stringify(withoutFailuresIn200({ ...contract })), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && String(value.$ref).startsWith(RESPONSE_REFERENCE)) {
      return shared[String(value.$ref).slice(RESPONSE_REFERENCE.length)];
    }
    if ('$ref' in value && String(value.$ref).startsWith(SCHEMA_REFERENCE)) return { $ref: value.$ref };
    // A schema has a type that is a text or a list; in a list of properties `type` would be a schema itself.
    const hasType = 'type' in value && (typeof value.type === 'string' || Array.isArray(value.type));
    if (!hasType && !('oneOf' in value) && !('anyOf' in value)) return value;
    const isFile = 'format' in value && value.format === 'binary';
    const isTrue = 'const' in value && value.const === true;
    return {
      ...value,
      description: undefined,
      ...(isFile ? { maxLength: undefined } : {}),
      ...(isTrue ? { const: undefined } : {}),
    };
  });
}

export default defineConfig({
  dosaegi: {
    input: { target: '.cache/openapi.json', override: { transformer: prepareForOrval } },
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
        header: () => ['Generated from openapi/: do not edit.'],
        mutator: { path: 'src/api/http.ts', name: 'http' },
        formData: { path: 'src/api/form-data.ts', name: 'toFormData' },
        // zod/mini does the same checks in a third of the bytes.
        zod: { variant: 'mini', generateReusableSchemas: true },
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
