import {parts} from '../../../../elements/api-reference/endpoint/expose-parts.js';
import {type ParsedElement, parsePage} from './parsed-page.js';

/** Selector of a part: conditions on the element and its ancestors. */
interface Wanted {
  readonly name: string;
  /** Tag or class of the element, then of its ancestors. */
  readonly steps: readonly string[];
  /** Whether the first ancestor in `steps` must be the direct parent. */
  readonly isChild: boolean;
}

const wanted: readonly Wanted[] = Object.entries(parts).flatMap(([name, selectors]) =>
  selectors.split(', ').map(selector => ({
    name,
    steps: selector.split(/ > | /).toReversed(),
    isChild: selector.includes(' > '),
  })),
);

/** Adds the part names for `::part()` to a view's HTML. `exposeParts` does the same in the browser. */
export function addPartNames(markup: string): string {
  let text = '';
  let at = 0;
  for (const element of parsePage(markup)) {
    const names = new Set(wanted.filter(each => isPart(element, each)).map(({name}) => name));
    const tag = element.startTag;
    if (!tag || tag.start < at || names.size === 0 || element.hasAttribute('part')) continue;
    const behindName = tag.start + 1 + element.localName.length;
    text += `${markup.slice(at, behindName)} part="${[...names].join(' ')}"`;
    at = behindName;
  }
  return text + markup.slice(at);
}

function isPart(element: ParsedElement, {steps, isChild}: Wanted): boolean {
  const [own = '', above] = steps;
  if (!isNamed(element, own)) return false;
  if (above === undefined) return true;
  const parent = element.parentElement;
  return isChild ? parent !== null && isNamed(parent, above) : element.isInside(each => isNamed(each, above));
}

function isNamed(element: ParsedElement, step: string): boolean {
  return step.startsWith('.') ? element.className.split(/\s+/).includes(step.slice(1)) : element.localName === step;
}
