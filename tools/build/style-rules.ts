import { parse, type AtRule, type Container } from 'postcss';
import type { StyleRule } from '../../src/app/drawing/used-styles.ts';

/** Around a single condition they change nothing of what is asked for. */
const WRAPPED = /:(?:is|where)\(([^(),]*)\)/g;

/** What a selector says otherwise than by naming it: left out, it only keeps a rule that may not apply. */
const FUNCTIONS = /:(?:is|where|not|has|nth-[a-z-]+|lang)\((?:[^()]|\([^()]*\))*\)/g;

/** No page has it: it stands for the inside of a web component. */
const HOST = ':host';

const MARK = /\.((?:[\w-]|\\.)+)|\[([\w-]+)(?:(.?=)"?([^\]"]*)"?)?[^\]]*\]/g;

/** At-rules around rules; all others, such as keyframes, are kept whole. */
const AROUND = new Set(['layer', 'media', 'supports', 'container']);

/** What a selector asks for; of an attribute that only begins or ends so, its name. */
function marksOf(selector: string): string[] {
  if (selector.includes(HOST)) return [HOST];
  const marks = selector.replaceAll(WRAPPED, '$1').replaceAll(FUNCTIONS, '').matchAll(MARK);
  return Array.from(marks, ([, className, attribute, sign, value]) => {
    if (className !== undefined) return `.${className.replaceAll('\\', '')}`;
    return sign === '=' ? `[${attribute}=${value}]` : `[${attribute}]`;
  });
}

const isAround = (node: AtRule): boolean => node.nodes !== undefined && AROUND.has(node.name);

/** Divides a style sheet into its rules, each with the at-rules around it. */
export function readStyleRules(sheet: string): StyleRule[] {
  const rulesOf = (container: Container, before: string, after: string): StyleRule[] =>
    (container.nodes ?? []).flatMap((node) => {
      if (node.type === 'rule') {
        return [{ css: before + node.toString() + after, selectors: node.selectors.map(marksOf) }];
      }
      if (node.type !== 'atrule') return [];
      if (isAround(node)) return rulesOf(node, `${before}@${node.name} ${node.params}{`, `}${after}`);
      const end = node.nodes === undefined ? ';' : '';
      const css = before + node.toString() + end + after;
      return [{ css, selectors: [[]], ...(node.name === 'keyframes' && { keyframes: node.params }) }];
    });
  return rulesOf(parse(sheet), '', '');
}
