import {omitUndefined} from '../../base/omit-undefined.js';
import {type NavigationDraft, readAppearance} from './build-draft.js';
import {findDefaultChoice} from './default-choice.js';
import type {SelectorKind, VariantChoice} from './navigation.js';

/** Choices of one variant, outermost first. */
export type ChoiceCombination = readonly VariantChoice[];

/**
 * Returns every combination of choices that exists below a node. Selectors of different kinds multiply. Merges equal
 * selectors in several tabs by label: a tab without the chosen label uses its own default.
 */
export function combineChoices(draft: NavigationDraft): readonly ChoiceCombination[] {
  let combinations: readonly ChoiceCombination[] = [[]];
  for (const set of buildChoiceSets(draft)) {
    const own = set.drafts.flatMap((chosen, at) => combineChoices(chosen).map(inner => [set.choices[at]!, ...inner]));
    combinations = multiply(combinations, own);
  }
  const inside = new Map<SelectorKind, Map<string, ChoiceCombination>>();
  for (const section of [...draft.sections, ...(draft.global?.sections ?? [])]) {
    for (const combination of combineChoices(section)) {
      const kind = combination[0]?.kind;
      if (!kind) continue;
      const known = inside.get(kind) ?? new Map<string, ChoiceCombination>();
      inside.set(kind, known);
      const id = toVariantId(combination);
      if (!known.has(id)) known.set(id, combination);
    }
  }
  for (const known of inside.values()) combinations = multiply(combinations, [...known.values()]);
  return combinations;
}

export function toVariantId(combination: ChoiceCombination): string {
  return combination.map(({kind, label}) => `${kind}=${label}`).join();
}

/** A selector of a node, such as the list of its versions. */
interface DraftSet {
  readonly kind: SelectorKind;
  readonly drafts: readonly NavigationDraft[];
  readonly choices: readonly VariantChoice[];
}

const kinds: readonly SelectorKind[] = ['language', 'version', 'product'];
const sets = new WeakMap<NavigationDraft, readonly DraftSet[]>();

/** Returns a node's selectors. Cached, so that all variants share the same choice objects. */
export function buildChoiceSets(draft: NavigationDraft): readonly DraftSet[] {
  let found = sets.get(draft);
  if (!found) {
    found = kinds.flatMap(kind => {
      const drafts = draft.choices.filter(({node}) => node.kind === kind);
      return drafts.length > 0 ? [{kind, drafts, choices: buildChoices(drafts, kind)}] : [];
    });
    sets.set(draft, found);
  }
  return found;
}

function buildChoices(drafts: readonly NavigationDraft[], kind: SelectorKind): readonly VariantChoice[] {
  const first = findDefaultChoice(drafts.map(({node}) => node));
  return drafts.map(({node}, at) => ({
    kind,
    label: node.label,
    ...readAppearance(node),
    ...omitUndefined({name: node.name, href: node.href}),
    hidden: node.hidden,
    isDefault: at === first,
  }));
}

function multiply(
  outer: readonly ChoiceCombination[],
  inner: readonly ChoiceCombination[],
): readonly ChoiceCombination[] {
  return outer.flatMap(left => inner.map(right => [...left, ...right]));
}
