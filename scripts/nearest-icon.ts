/** An icon in the bundle: the parts of its name, and its library's tags. */
export interface KnownIcon {
  readonly name: string;
  readonly tags: ReadonlySet<string>;
}

/** Parts of names that describe a style, not an object. They decide only between icons of the same object. */
const manners = new Set(
  (
    'alt simple large small big solid regular light thin duotone sharp circle square octagon diamond hexagon rectangle ' +
    'rectangles round rounded filled outline slash off on in out up down left right top bottom plus minus xmark x check ' +
    'exclamation question info dots dot lines line half full empty front back side old new horizontal vertical 1 2 3 4 5 ' +
    '6 7 8 9 0 star heart bolt share pause play search cancel cog code dollar pin'
  ).split(' '),
);

/** Parts of names without a meaning of their own. */
const vague = new Set(
  'device badge letter number currency building person circle square arrow arrows shape'.split(' '),
);

/** Parts of names with the same meaning. */
const synonyms = new Map(
  (
    'gear:settings gears:settings cog:settings house:home chimney:home building:buildings memo:note messages:message ' +
    'comments:comment comment:message envelope:mail magnifying:search glass:search pen:pencil trash:delete bin:trash ' +
    'laptop:computer desktop:monitor display:monitor mobile:smartphone phone:smartphone tv:television car:vehicle ' +
    'truck:vehicle cart:shopping money:cash coin:cash coins:cash dollar:cash face:emoji mood:emoji head:person user:person ' +
    'users:people person:user people:users hands:hand waveform:audio wave:audio sound:audio volume:audio plate:food ' +
    'utensils:food bowl:food bottle:drink mug:cup glass:drink tree:plant leaf:plant device:smartphone ipad:tablet mood:face eyeglass:glasses cloud:weather sun:weather moon:night ' +
    'snow:snowflake wind:weather rain:cloud bed:sleep lamp:light lightbulb:light bulb:light table:grid grid:layout ' +
    'chart:graph graph:chart diagram:workflow list:items file:document files:documents folder:directory book:read ' +
    'books:library calendar:date clock:time watch:time timer:time alarm:clock lock:security shield:security key:password ' +
    'device:devices gauge:speed dial:gauge meter:gauge robot:bot microchip:cpu chip:cpu flask:lab vial:lab bug:insect'
  )
    .split(' ')
    .map(pair => pair.split(':') as [string, string]),
);

/** One icon per category, for names without a similar icon. */
const kinds = new Map(
  (
    'utensils=aeropress bagel baguette burrito cherries chestnut chopstick coconut cucumber eggplant falafel flatbread fries ' +
    'garlic lychee makizushi mango melon mushroom nigiri olive onion peach peanut peapod pear pepper pineapple pumpkin radish ' +
    'salad salt sausage shrimp skewer soda sushi taco tamale tomato tofu turkey waffle watermelon yogurt popcorn pretzel ' +
    'paw=alicorn badger butterfly deer dinosaur dolphin duck elephant lobster meerkat monkey narwhal octopus opossum pegasus ' +
    'pig ram sheep skunk snake squid squirrel swan teddy turtle unicorn whale wolf bee bat ' +
    'music=banjo boombox clarinet cowbell flute kazoo lyre mandolin piano sax saxophone triangle trumpet tuba turntable violin ' +
    'shirt=blanket hips jeans mitten pants scarf skirt sock uniform luchador trousers ' +
    'dumbbell=badminton curling kettlebell oar racquet racket shuttlecock sledding skateboard ski paddle luge ' +
    'shield=cannon dagger mace sword swords axe bow scythe trident staff wand ' +
    'truck=bulldozer excavator moped tractor crane forklift trailer ' +
    'house=fireplace escalator dresser coffin garage tent sink toilet stove refrigerator ' +
    'stethoscope=crutches inhaler kidneys lips stomach intestine ' +
    'leaf=cactus mistletoe wreath wheat seedling sprout ' +
    'user=alien robot ninja vampire zombie genie luchador nesting ' +
    'calculator=abacus numpad integral sigma omega pi theta lambda union intersection ' +
    'wind=humidity smog tornado hurricane volcano drought fog'
  )
    .split(' ')
    .reduce<[string, string][]>((all, word) => {
      const [first = '', second] = word.split('=');
      const kind = second === undefined ? (all.at(-1)?.[1] ?? first) : first;
      all.push([second ?? first, kind]);
      return all;
    }, []),
);

/** Finds the most similar icon by name. Construction is slow, because it weighs how rare each part of a name is. */
export class NearestIcon {
  readonly #icons: readonly (KnownIcon & {readonly pieces: readonly string[]})[];
  readonly #byPiece = new Map<string, Set<number>>();
  readonly #names: ReadonlySet<string>;

  constructor(icons: readonly KnownIcon[]) {
    this.#icons = icons.map(icon => ({...icon, pieces: icon.name.split('-').map(singular)}));
    this.#names = new Set(icons.map(({name}) => name));
    for (const [at, {pieces, tags}] of this.#icons.entries())
      for (const piece of new Set([...pieces, ...[...tags].map(singular)])) {
        const all = this.#byPiece.get(piece) ?? new Set();
        this.#byPiece.set(piece, all.add(at));
      }
  }

  /**
   * Returns the name of the nearest icon. Undefined if no icon has a part in common. `tags` describe the icon further.
   */
  find(name: string, tags: readonly string[] = []): string | undefined {
    return this.#shortened(name) ?? this.#likest(name, tags) ?? this.#ofKind(name);
  }

  /** `user-hair-long` becomes `user`. `device-laptop` becomes `laptop`, because an icon with that name exists. */
  #shortened(name: string): string | undefined {
    const pieces = name.split('-');
    for (let length = pieces.length; length > 0; length--)
      for (let from = 0; from + length <= pieces.length; from++) {
        const part = pieces.slice(from, from + length);
        // `album-circle-user` is an album rather than a circle with a user.
        if (from > 0 && manners.has(part[0] as string)) continue;
        // `circle-acorn` is not a circle, and `arrow` alone has no direction.
        if (part.every(piece => manners.has(piece)) || (part.length === 1 && vague.has(part[0] as string))) continue;
        for (const each of [part.join('-'), [...part].reverse().join('-')]) if (this.#names.has(each)) return each;
      }
    return undefined;
  }

  /** Returns a category's icon. A direction becomes an arrow, and a number in a circle becomes a circle. */
  #ofKind(name: string): string | undefined {
    const pieces = name.split('-');
    if (this.#names.has(`arrow-${name}`)) return `arrow-${name}`;
    for (const piece of pieces) {
      const kind = kinds.get(piece) ?? kinds.get(singular(piece));
      if (kind) return kind;
    }
    return pieces.find(piece => this.#names.has(piece));
  }

  #likest(name: string, tags: readonly string[]): string | undefined {
    const pieces = name.split('-').map(singular);
    const scores = new Map<number, number>();
    const weigh = (piece: string, weight: number) => {
      const all = this.#byPiece.get(piece);
      if (!all) return;
      const rarity = Math.log(this.#icons.length / all.size);
      for (const at of all) {
        const isName = this.#icons[at]?.pieces.includes(piece);
        scores.set(at, (scores.get(at) ?? 0) + rarity * weight * (isName ? 1.5 : 1));
      }
    };
    for (const [at, piece] of pieces.entries()) {
      const isManner = manners.has(piece);
      weigh(piece, isManner ? 0.25 : at === 0 ? 2 : 1.4);
      const same = synonyms.get(piece);
      if (same && !isManner) weigh(singular(same), at === 0 ? 1.2 : 0.8);
    }
    for (const tag of tags.slice(0, 8))
      for (const piece of tag.split(/[\s-]+/)) if (piece) weigh(singular(piece), 0.35);
    let best: number | undefined;
    let most = 4;
    for (const [at, score] of scores) {
      // For equal similarity, prefers the icon with fewer other parts.
      const total = score - 0.4 * (this.#icons[at]?.pieces.filter(piece => !pieces.includes(piece)).length ?? 0);
      if (total > most) [best, most] = [at, total];
    }
    return best === undefined ? undefined : this.#icons[best]?.name;
  }
}

function singular(piece: string): string {
  return piece.length > 3 && piece.endsWith('s') && !piece.endsWith('ss') ? piece.slice(0, -1) : piece;
}
