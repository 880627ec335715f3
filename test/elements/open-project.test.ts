import {expect, fixture, html} from '@open-wc/testing';
import {define} from '../../elements/base/define.js';
import {OpenProjectView, type ProjectActions, type ShownProject} from '../../elements/open-project/open-project.js';
import type {CheckReport} from '../../src/check/report.js';

define('open-project', OpenProjectView);

const report: CheckReport = {
  ok: false,
  version: '',
  pages: 2,
  errors: 1,
  warnings: 0,
  infos: 0,
  suppressed: 0,
  findings: [
    {
      code: 'link-missing',
      level: 'error',
      message: '<img src=x>',
      fix: 'Correct it.',
      file: 'a.mdx',
      line: 3,
      column: 7,
      related: [],
    },
  ],
};
const project: ShownProject = {name: 'docs', look: {theme: 'theme_2'}, blockedHosts: [], hasFiles: true};

/** Renders the element, and records the visitor's actions. */
async function show(values: Partial<OpenProjectView> = {}) {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void done.push([name, ...given]);
  const element = await fixture<OpenProjectView>(html`<open-project site="docs.json"></open-project>`);
  const names: (keyof ProjectActions)[] = [
    'openFolder',
    'openAddress',
    'changeLook',
    'allowHosts',
    'download',
    'close',
  ];
  element.actions = Object.fromEntries(names.map(name => [name, note(name)])) as unknown as ProjectActions;
  Object.assign(element, values);
  await element.updateComplete;
  const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
  const click = (text: string, within = '') =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>(`${within} button`) ?? [])]
      .find(each => each.textContent === text)
      ?.click();
  return {element, done, find, click};
}

describe('open-project', () => {
  it('accepts a URL and themes of the live site', async () => {
    const {element, done, find, click} = await show({look: {theme: 'theme_1', color: '#4353ff'}});
    expect(find('[aria-pressed=true]')?.textContent).to.equal('Balanced');
    click('Stark');
    const [address, color] = ['[name=address]', '[type=color]'].map(each => find(each) as HTMLInputElement);
    color!.value = '#c2185b';
    color!.dispatchEvent(new Event('input'));
    address!.value = 'github.com/a/b';
    click('Open');
    expect(done).to.deep.equal([
      ['changeLook', {theme: 'theme_5', color: '#4353ff'}],
      ['changeLook', {theme: 'theme_1', color: '#c2185b'}],
      ['openAddress', 'github.com/a/b'],
    ]);
    await expect(element).to.be.accessible();
  });

  it('asks for a URL if the browser cannot choose folders', async () => {
    const known = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'webkitdirectory') as PropertyDescriptor;
    Reflect.deleteProperty(HTMLInputElement.prototype, 'webkitdirectory');
    try {
      const {find} = await show();
      expect(find('[type=file]')).to.equal(null);
      expect(find('.entry')?.textContent).to.contain('This browser can’t choose folders. Enter a URL instead.');
    } finally {
      Object.defineProperty(HTMLInputElement.prototype, 'webkitdirectory', known);
    }
  });

  it('shows a failure in the box', async () => {
    const {find} = await show({status: {text: 'There is no docs.json.', isError: true}});
    expect(find('.box .status.error')?.textContent).to.equal('There is no docs.json.');
  });

  it('shows an open project over the page, with findings as text', async () => {
    const {element, done, find, click} = await show({project});
    expect((find('dialog') as HTMLDialogElement).open).to.equal(true);
    expect(find('.count')?.textContent).to.equal('Checking…');
    Object.assign(element, {project: {...project, report, blockedHosts: ['a.example', 'b.example', 'c.example']}});
    element.hasFindingsOpen = true;
    await element.updateComplete;
    expect(find('.count')?.textContent).to.equal('1 error');
    expect(find('aside li')?.textContent?.replace(/\s+/g, ' ').trim()).to.equal(
      'a.mdx:3:7 error link-missing <img src=x> Correct it.',
    );
    expect(find('.blocked')?.textContent?.trim()).to.equal(
      'Not loaded: files from a.example, b.example and 1 more host. Load them',
    );
    await expect(element).to.be.accessible();
    expect(document.documentElement.style.overflow).to.equal('hidden');
    for (const text of ['Load them', 'Download as a site', 'Close']) click(text, 'dialog');
    expect(done).to.deep.equal([['allowHosts'], ['download'], ['close']]);
    find('.count')?.click();
    await element.updateComplete;
    expect(find('aside')).to.equal(null);
    element.project = undefined;
    await element.updateComplete;
    expect((find('dialog') as HTMLDialogElement).open).to.equal(false);
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('has no check and no download if only the host knows the files', async () => {
    const {find} = await show({project: {...project, hasFiles: false}});
    expect([find('.count'), find('.download')]).to.deep.equal([null, null]);
  });
});
