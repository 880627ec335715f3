import {expect} from '@open-wc/testing';
import {defineInHostPage} from '../../elements/embedding.js';
import type {Component, Prop} from '../../src/components/component.js';
import {components} from '../../src/components/table.js';

// Elements in host pages: props are properties, attributes and properties are in sync, and several changes cause one
// rendering.

/** Elements that read documents and render themselves. */
const selfDrawn = /^openapi-/;
const drawn = components.filter(({tag}) => !selfDrawn.test(tag));
/** Properties and methods of every HTML element. */
const ofEveryElement = new Set(['id', 'className', 'style', 'focus']);

type Fields = HTMLElement & Record<string, unknown>;

const frames = async () => {
  for (let turn = 0; turn < 2; turn++) await new Promise(requestAnimationFrame);
};
const box = (element: Element) => element.shadowRoot?.querySelector('.docs-foreign') as HTMLElement;
/** Removes the generated numbers of tab panels. */
const markup = (element: Element) => box(element).innerHTML.replace(/\btab-\d+-/g, 'tab-');
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** Returns values of a prop, each with its expected attribute. */
function samples(prop: Prop<unknown>): readonly (readonly [value: unknown, attribute: string | null])[] {
  switch (prop.kind) {
    case 'flag':
      return [
        [true, prop.read(undefined) === true ? null : ''],
        [false, prop.read(undefined) === false ? null : 'false'],
      ];
    case 'number':
      return [
        [3, '3'],
        [undefined, null],
      ];
    case 'data':
      return [
        [['One', 'Two'], '["One","Two"]'],
        ['x', 'x'],
        [{a: 1}, '{"a":1}'],
      ];
    default: {
      const word = prop.words?.trim().split(/\s+/)[0] ?? 'Some <b>words';
      return [
        [word, word],
        ['', ''],
      ];
    }
  }
}

/** Creates an element with the attributes that it needs to render. */
function make({tag}: Component): Fields {
  const element = document.createElement(tag) as unknown as Fields;
  element.innerHTML = tag === 'docs-tabs' ? '<docs-tab title="A">a</docs-tab><docs-tab title="B">b</docs-tab>' : 'Text';
  if (/-field$/.test(tag)) element.setAttribute('name', 'limit');
  return element;
}

describe('properties of elements on any page', () => {
  const place = document.createElement('main');
  before(async () => {
    document.body.append(place);
    for (const {tag} of drawn) await defineInHostPage(tag);
  });
  afterEach(() => place.replaceChildren());

  for (const component of drawn)
    it(`<${component.tag}>: a property renders like its attribute`, async () => {
      for (const [name, prop] of Object.entries(component.props)) {
        if (ofEveryElement.has(name)) continue;
        for (const [value, attribute] of samples(prop)) {
          const [byProperty, byAttribute] = [make(component), make(component)];
          place.append(byProperty, byAttribute);
          await frames();
          byProperty[name] = value;
          if (attribute === null) byAttribute.removeAttribute(kebab(name));
          else byAttribute.setAttribute(kebab(name), attribute);
          await frames();
          const told = `${name} = ${JSON.stringify(value)}`;
          expect(markup(byProperty), told).to.equal(markup(byAttribute));
          expect(byProperty.getAttribute(kebab(name)), told).to.equal(attribute);
          expect(byProperty[name], told).to.deep.equal(byAttribute[name]);
          place.replaceChildren();
        }
      }
    });

  it('most props change the rendering', async () => {
    const uses = drawn.flatMap(component =>
      Object.entries(component.props)
        .filter(([name]) => !ofEveryElement.has(name))
        .map(([name, prop]) => ({name, prop, element: make(component)})),
    );
    place.append(...uses.map(({element}) => element));
    await frames();
    const before = uses.map(({element}) => markup(element));
    for (const {name, prop, element} of uses) element[name] = samples(prop)[0]?.[0];
    await frames();
    const changed = uses
      .filter(({element}, index) => markup(element) !== before[index])
      .map(({name, element}) => `${element.localName} ${name}`);
    for (const each of ['param-field query', 'card-group cols', 'docs-badge color', 'docs-accordion defaultOpen'])
      expect(changed).to.include(each);
    expect(changed.length).to.be.greaterThan(90);
  });

  it('flags are booleans and numbers are numbers, also as attributes', async () => {
    place.innerHTML =
      '<param-field query="a" required deprecated="false"></param-field><card-group cols="3"></card-group><docs-tree-folder></docs-tree-folder>';
    const [field, group, folder] = [...place.children] as Fields[];
    expect([field?.required, field?.deprecated, field?.optional]).to.deep.equal([true, false, false]);
    expect(group?.cols).to.equal(3);
    expect(folder?.openable).to.equal(true);
    field?.removeAttribute('required');
    group?.removeAttribute('cols');
    expect(field?.required).to.equal(false);
    expect(group?.cols).to.equal(undefined);
  });

  it('several changes cause one rendering', async () => {
    const field = make(drawn.find(({tag}) => tag === 'param-field') as Component);
    place.append(field);
    await frames();
    let drawings = 0;
    const seen = new MutationObserver(records => {
      drawings += records.length;
    });
    seen.observe(box(field), {childList: true});
    field.query = 'limit';
    field.type = 'integer';
    field.required = true;
    field.default = '10';
    field.setAttribute('deprecated', '');
    expect(box(field).textContent).not.to.contain('integer');
    await frames();
    expect(drawings).to.equal(1);
    expect(box(field).textContent).to.contain('integer');
    field.type = 'integer';
    await frames();
    expect(drawings).to.equal(1);
    seen.disconnect();
  });

  it('a property set before definition is kept', async () => {
    const tag = 'docs-card';
    // Elements in a document without a window upgrade when the page adopts them.
    const written = document.implementation.createHTMLDocument().createElement(tag) as unknown as Fields;
    written.href = '/guide';
    written.arrow = true;
    written.title = 'Guide';
    expect(written.shadowRoot).to.equal(null);
    place.append(written);
    await frames();
    expect(written.getAttribute('href')).to.equal('/guide');
    expect(written.href).to.equal('/guide');
    expect(Object.hasOwn(written, 'href')).to.equal(false);
    expect(box(written).querySelector('a')?.getAttribute('href')).to.match(/\/guide$/);
    expect(box(written).textContent).to.contain('Guide');
  });

  it('changes to a detached element show after it is attached', async () => {
    const card = make(drawn.find(({tag}) => tag === 'docs-card') as Component);
    card.description = 'First';
    place.append(card);
    await frames();
    expect(box(card).textContent).to.contain('First');
    card.remove();
    card.description = 'Second';
    await frames();
    place.append(card);
    await frames();
    expect(box(card).textContent).to.contain('Second');
    expect(card.shadowRoot?.querySelectorAll('.docs-foreign').length).to.equal(1);
    card.description = 'Third';
    await frames();
    expect(box(card).textContent).to.contain('Third');
  });

  it("a container follows its parts' properties", async () => {
    const tabs = make(drawn.find(({tag}) => tag === 'docs-tabs') as Component);
    place.append(tabs);
    await frames();
    (tabs.children[1] as unknown as Fields).icon = 'star';
    await frames();
    expect(box(tabs).querySelectorAll('.tab docs-icon').length).to.equal(1);
  });

  it('our own markup is unchanged, whatever its properties', async () => {
    place.innerHTML = '<docs-card data-rendered title="A"><p>Drawn</p></docs-card>';
    const card = place.firstElementChild as Fields;
    card.href = '/x';
    await frames();
    expect(card.shadowRoot).to.equal(null);
    expect(card.innerHTML).to.equal('<p>Drawn</p>');
  });

  it('third-party viewers have the properties of an operation', async () => {
    const viewer = document.createElement('openapi-thirdparty-b') as unknown as Fields;
    viewer.method = 'get';
    viewer.path = '/orders';
    await defineInHostPage('openapi-thirdparty-b');
    place.append(viewer);
    expect([viewer.getAttribute('method'), viewer.getAttribute('path')]).to.deep.equal(['get', '/orders']);
    expect(viewer.querySelector('openapi-endpoint')?.getAttribute('path')).to.equal('/orders');
    viewer.path = undefined;
    expect(viewer.hasAttribute('path')).to.equal(false);
  });

  it('an element keeps its own methods', () => {
    const block = make(drawn.find(({tag}) => tag === 'code-block') as Component);
    expect(typeof block.focus).to.equal('function');
  });
});
