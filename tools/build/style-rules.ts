import { parse, type AtRule, type ChildNode, type Container, type Declaration, type Root } from 'postcss';
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

/** What applies to the root element alone, in Mantine's sheets also to that of a web component. */
const isOfRoot = (selector: string): boolean => /^:(?:root|host)(?![\w-])[^\s>+~:]*$/.test(selector);

const isVariable = (node: ChildNode): node is Declaration =>
  node.type === 'decl' && node.prop.startsWith('--');

/** Leaves out the variables of the root element in layers that a rule in none sets too, which wins. */
function dropOverridden(sheet: Root): Root {
  const own = sheet.nodes
    .filter((node) => node.type === 'rule')
    .filter(({ selector }) => selector === ':root');
  const winning = new Set(own.flatMap(({ nodes }) => nodes.filter(isVariable).map(({ prop }) => prop)));
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules(({ selectors, nodes }) => {
      if (!selectors.every(isOfRoot)) return;
      const lost = nodes.filter(isVariable).filter(({ prop, important }) => winning.has(prop) && !important);
      for (const declaration of lost) declaration.remove();
    });
  });
  return sheet;
}

const isAround = (node: AtRule): boolean => node.nodes !== undefined && AROUND.has(node.name);

/** Divides a style sheet into its rules, without the variables that never win. */
export function readStyleRules(sheet: string): StyleRule[] {
  /** Those of what the sheet holds, with the at-rules around them from the outermost on. */
  const rulesOf = (container: Container, [around = '', ...inner]: readonly string[]): StyleRule[] => {
    const wrap = (css: string) => inner.map((name) => `${name}{`).join('') + css + '}'.repeat(inner.length);
    return (container.nodes ?? []).flatMap((node) => {
      if (node.type === 'rule') {
        return [{ around, css: wrap(node.toString()), selectors: node.selectors.map(marksOf) }];
      }
      if (node.type !== 'atrule') return [];
      const name = `@${node.name} ${node.params}`;
      if (isAround(node)) return rulesOf(node, around ? [around, ...inner, name] : [name]);
      const css = wrap(node.toString() + (node.nodes === undefined ? ';' : ''));
      return [{ around, css, selectors: [[]], ...(node.name === 'keyframes' && { keyframes: node.params }) }];
    });
  };
  return rulesOf(dropOverridden(parse(sheet)), []);
}
