/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Picture } from './picture.zod.ts';
import { SpotDraft } from './spot-draft.zod.ts';

export const spotFormImagesMax = 3;

export const SpotForm = /*#__PURE__*/ zod.object({
  data: SpotDraft,
  images: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(spotFormImagesMax)),
  ),
});

export type SpotForm = zod.input<typeof SpotForm>;
export type SpotFormOutput = zod.output<typeof SpotForm>;
