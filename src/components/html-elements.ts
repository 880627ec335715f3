/**
 * Attributes that every allowed element can have. This file is the sanitizer (security rules A7 and H): elements
 * outside its lists are reduced to their children, so no other name reaches the DOM.
 */
const global = 'id class style title lang dir role hidden tabindex align';

const elements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'href target rel download',
    img: 'src alt width height srcset sizes',
    iframe: 'src width height allow allowfullscreen referrerpolicy frameborder',
    video: 'src poster width height controls autoplay loop muted playsinline preload',
    audio: 'src controls autoplay loop muted preload',
    source: 'src srcset type media sizes width height',
    track: 'src kind srclang label default',
    picture: '',
    td: 'colspan rowspan headers width valign',
    th: 'colspan rowspan headers scope width valign',
    table: 'width border cellpadding cellspacing',
    col: 'span width',
    colgroup: 'span',
    ol: 'start reversed type',
    li: 'value',
    details: 'open name',
    time: 'datetime',
    data: 'value',
    q: 'cite',
    blockquote: 'cite',
    del: 'cite datetime',
    ins: 'cite datetime',
    input: 'type checked disabled',
    progress: 'value max',
    meter: 'value min max low high optimum',
    button: '',
    svg: 'viewbox width height fill stroke stroke-width stroke-linecap stroke-linejoin xmlns preserveaspectratio focusable',
    path: 'd fill stroke stroke-width stroke-linecap stroke-linejoin fill-rule clip-rule opacity transform',
    g: 'fill stroke stroke-width transform opacity fill-rule clip-rule',
    circle: 'cx cy r fill stroke stroke-width opacity transform',
    ellipse: 'cx cy rx ry fill stroke stroke-width opacity transform',
    rect: 'x y width height rx ry fill stroke stroke-width opacity transform',
    line: 'x1 y1 x2 y2 stroke stroke-width stroke-linecap opacity transform',
    polyline: 'points fill stroke stroke-width stroke-linecap stroke-linejoin transform',
    polygon: 'points fill stroke stroke-width stroke-linejoin transform',
    text: 'x y dx dy fill font-size font-weight font-family text-anchor transform',
    tspan: 'x y dx dy fill font-size font-weight',
    defs: '',
    clippath: 'clippathunits transform',
    mask: 'x y width height maskunits maskcontentunits',
    marker: 'markerwidth markerheight markerunits refx refy orient viewbox preserveaspectratio',
    pattern: 'x y width height patternunits patterncontentunits patterntransform viewbox preserveaspectratio',
    lineargradient: 'x1 y1 x2 y2 gradientunits gradienttransform',
    radialgradient: 'cx cy r fx fy gradientunits gradienttransform',
    stop: 'offset stop-color stop-opacity',
  }).concat(
    (
      'p div span h1 h2 h3 h4 h5 h6 ul dl dt dd br hr strong em b i u s strike small big sub sup code pre kbd samp var ' +
      'mark abbr cite dfn bdi bdo ruby rt rp wbr tbody thead tfoot tr caption figure figcaption section article aside ' +
      'header footer nav main summary center font address hgroup nobr tt acronym dir menu search'
    )
      .split(' ')
      .map(name => [name, '']),
  ),
);

/** Elements without content or end tag. */
export const voidElements: ReadonlySet<string> = new Set('br hr img input source track wbr col'.split(' '));

/** Elements that are dropped with their content, because their content is not text for readers. */
export const droppedElements: ReadonlySet<string> = new Set('script style template noscript object embed'.split(' '));

/** SVG names with upper-case letters, by lower-case name. */
const svgCase: Readonly<Record<string, string>> = {
  viewbox: 'viewBox',
  preserveaspectratio: 'preserveAspectRatio',
  lineargradient: 'linearGradient',
  radialgradient: 'radialGradient',
  gradientunits: 'gradientUnits',
  gradienttransform: 'gradientTransform',
  clippath: 'clipPath',
  clippathunits: 'clipPathUnits',
  maskunits: 'maskUnits',
  maskcontentunits: 'maskContentUnits',
  markerwidth: 'markerWidth',
  markerheight: 'markerHeight',
  markerunits: 'markerUnits',
  refx: 'refX',
  refy: 'refY',
  patternunits: 'patternUnits',
  patterncontentunits: 'patternContentUnits',
  patterntransform: 'patternTransform',
};

/** Attributes of all SVG shapes, in addition to their own. */
const ofShapes =
  'clip-path mask marker-start marker-mid marker-end stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity ' +
  'fill-opacity vector-effect paint-order dominant-baseline letter-spacing';
const shapes = new Set('g path circle ellipse rect line polyline polygon text tspan'.split(' '));

const renamed: Readonly<Record<string, string>> = {
  classname: 'class',
  // Lectern's own attribute: `nozoom` disables enlarging an image on click.
  nozoom: 'data-no-zoom',
  actions: 'data-picture-actions',
  actionsplacement: 'data-placement',
  htmlfor: 'for',
  strokewidth: 'stroke-width',
  strokelinecap: 'stroke-linecap',
  strokelinejoin: 'stroke-linejoin',
  fillrule: 'fill-rule',
  clippath: 'clip-path',
  cliprule: 'clip-rule',
  stopcolor: 'stop-color',
  stopopacity: 'stop-opacity',
  fontsize: 'font-size',
  fontweight: 'font-weight',
  fontfamily: 'font-family',
  textanchor: 'text-anchor',
  markerstart: 'marker-start',
  markermid: 'marker-mid',
  markerend: 'marker-end',
  strokedasharray: 'stroke-dasharray',
  strokedashoffset: 'stroke-dashoffset',
  strokemiterlimit: 'stroke-miterlimit',
  strokeopacity: 'stroke-opacity',
  fillopacity: 'fill-opacity',
  vectoreffect: 'vector-effect',
  paintorder: 'paint-order',
  dominantbaseline: 'dominant-baseline',
  letterspacing: 'letter-spacing',
};

const partsOfDrawings = new Set([
  ...shapes,
  ...'defs clippath mask marker pattern lineargradient radialgradient stop'.split(' '),
]);

const allowedAttributes = new Map<string, ReadonlySet<string>>();

export function isAllowedElement(name: string): boolean {
  return elements.has(name.toLowerCase());
}

/**
 * Returns whether an element is a part of an SVG. Callers remove the white space between parts of an SVG, because browsers
 * would render it as text.
 */
export function isPartOfDrawing(name: string): boolean {
  return partsOfDrawings.has(name.toLowerCase());
}

/** Returns whether a name is that of a custom element, which a script of the author defines. */
export function isCustomElement(name: string): boolean {
  return /^[a-z][a-z\d._]*-[a-z\d._-]*$/.test(name);
}

/**
 * Matches HTML and SVG elements that pages cannot contain. They run or load code, change the parsing of the rest of the
 * page, or belong to SVG and MathML.
 */
const known = new RegExp(
  `^(?:${
    'html|head|body|base|link|meta|title|frame|frameset|noframes|noembed|applet|param|form|label|fieldset|legend|select|' +
    'option|optgroup|selectedcontent|textarea|datalist|output|dialog|slot|canvas|map|area|plaintext|xmp|listing|image|' +
    'basefont|bgsound|keygen|isindex|marquee|portal|fencedframe|math|mi|mo|mn|ms|mtext|mglyph|malignmark|maction|merror|' +
    'semantics|annotation|use|animate.*|set|mpath|symbol|filter|desc|metadata|switch|view|cursor|' +
    'foreignobject|textpath|discard|handler|listener|script|style|template|noscript|object|embed|xml|import|' +
    'content|shadow|element|command|menuitem|rb|rtc|fe[a-z]+'
  })$`,
);

/** Returns whether no browser defines an element with this name. Style sheets of the project can style it. */
export function isUnknownElement(name: string): boolean {
  return /^[a-z][a-z\d]*$/.test(name) && !elements.has(name) && !known.test(name);
}

/** Returns the name of an element in the spelling of HTML. */
export function toHtmlName(name: string): string {
  const lower = name.toLowerCase();
  return Object.hasOwn(svgCase, lower) ? (svgCase[lower] as string) : lower;
}

/** Returns the HTML name of an attribute, which can have its JSX spelling. Undefined if the element may not have it. */
export function toHtmlAttributeName(element: string, name: string): string | undefined {
  const lower = name.toLowerCase();
  const plain = Object.hasOwn(renamed, lower) ? (renamed[lower] as string) : lower;
  if (/^(?:aria|data)-[a-z\d-]+$/.test(plain)) return plain;
  let allowed = allowedAttributes.get(element);
  if (!allowed) {
    const more = shapes.has(element) ? ofShapes : '';
    allowed = new Set(`${global} ${elements.get(element) ?? ''} ${more}`.split(' '));
    allowedAttributes.set(element, allowed);
  }
  if (!plain || !allowed.has(plain)) return undefined;
  return Object.hasOwn(svgCase, plain) ? (svgCase[plain] as string) : plain;
}

/**
 * Returns whether a value refers to nothing outside the page. An SVG may only refer to its own parts (security rule
 * A7).
 */
export function isInternalReference(value: string): boolean {
  return !/url\s*\(|\\/i.test(value) || /^url\(\s*["']?#[\w:.-]+["']?\s*\)$/i.test(value.trim());
}
