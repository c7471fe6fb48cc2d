import { Acknowledgement } from '../../../generated/model/acknowledgement.zod.ts';
import { ConversionRequest } from '../../../generated/model/conversion-request.zod.ts';
import { ConversionResponse } from '../../../generated/model/conversion-response.zod.ts';
import { StepsRequest } from '../../../generated/model/steps-request.zod.ts';
import { operation } from '../../http/operation.ts';
import { convertStepsOf, saveStepCount } from '../../services/hallabong/steps.ts';

const saveSteps = operation({
  access: 'user',
  json: StepsRequest,
  answer: Acknowledgement,
  async handle({ viewer, json, now }, { db }) {
    await saveStepCount(db, viewer.userId, json.stepCount, now);
    return { success: true };
  },
});

const convertSteps = operation({
  access: 'user',
  json: ConversionRequest,
  answer: ConversionResponse,
  async handle({ viewer, json, now }, { db }) {
    return { success: true, data: await convertStepsOf(db, viewer.userId, json.requestedPoints, now) };
  },
});

export const stepsHandlers = { saveSteps, convertSteps };
