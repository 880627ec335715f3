interface Paired {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'self';
}

/**
 * Returns, for each tag, the index of its partner among its siblings, or -1. A closing tag also ends unclosed tags
 * inside its element.
 */
export function findPartners(tags: readonly (Paired | undefined)[]): readonly number[] {
  const partners = tags.map(() => -1);
  const open: number[] = [];
  const waiting = new Map<string, number>();
  tags.forEach((tag, index) => {
    if (tag?.kind === 'open') {
      open.push(index);
      waiting.set(tag.name, (waiting.get(tag.name) ?? 0) + 1);
    } else if (tag?.kind === 'close' && waiting.get(tag.name)) {
      for (let found = -1; found === -1; ) {
        const top = open.pop() as number;
        const {name} = tags[top] as Paired;
        waiting.set(name, (waiting.get(name) as number) - 1);
        if (name !== tag.name) continue;
        found = top;
        partners[top] = index;
        partners[index] = top;
      }
    }
  });
  return partners;
}
