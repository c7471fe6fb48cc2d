import { expect, it } from 'vitest';
import { readFailures } from './respect.ts';

const step = (stepId: string, checks: object[], response: object = { headers: { 'x-exchange': '4' } }) => ({
  type: 'step',
  stepId,
  checks,
  response,
});

const passed = { name: 'success criteria check', passed: true, severity: 'error', condition: 'a == a' };

const resultWith = (...executedSteps: object[]) => ({
  files: { 'openapi/flows/post.arazzo.yaml': { executedWorkflows: [{ workflowId: 'post', executedSteps }] } },
});

it('the reading of what respect says names the file, the step and what was not met', () => {
  const condition = '$response.body#/likeCount == 1';
  const failed = { name: 'success criteria check', passed: false, severity: 'error', condition };
  expect(readFailures(resultWith(step('like', [passed]), step('read', [passed, failed])))).toEqual([
    {
      file: 'post.arazzo.yaml',
      workflowId: 'post',
      stepId: 'read',
      demands: ['$response.body#/likeCount == 1'],
      headers: { 'x-exchange': '4' },
    },
  ]);
});

it('the reading of what respect says tells in words what respect checks by itself, without the colours of a terminal', () => {
  const message = `${String.fromCodePoint(27)}[31mTYPE${String.fromCodePoint(27)}[39m must be\n integer`;
  const check = { name: 'schema check', passed: false, severity: 'error', message };
  expect(readFailures(resultWith(step('read', [check])))[0]?.demands).toEqual([
    'schema check: TYPE must be integer',
  ]);
});

it('the reading of what respect says finds steps of a workflow that another step leads to', () => {
  const failed = { name: 'success criteria check', passed: false, severity: 'error', condition: 'b == c' };
  const nested = { type: 'workflow', workflowId: 'post', executedSteps: [step('late', [failed])] };
  expect(readFailures(resultWith(step('early', [passed]), nested)).map(({ stepId }) => stepId)).toEqual([
    'late',
  ]);
});

it('the reading of what respect says leaves warnings out', () => {
  const warning = { name: 'schema check', passed: false, severity: 'warn', message: '…' };
  expect(readFailures(resultWith(step('read', [warning])))).toEqual([]);
});
