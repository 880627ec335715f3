import {expect, fixture, html} from '@open-wc/testing';
import {define} from '../../elements/base/define.js';
import {DevFindings} from '../../elements/dev-findings/dev-findings.js';
import type {Finding} from '../../src/check/report.js';

define('dev-findings', DevFindings);

const finding = (level: Finding['level'], message: string): Finding => ({
  code: 'link-missing',
  level,
  message,
  fix: 'Correct it.',
  file: 'guide/a.mdx',
  line: 3,
  column: 7,
  related: [],
});
const show = (findings: readonly Finding[]) =>
  fixture<DevFindings>(html`<dev-findings .findings=${findings} .file=${'guide/a.mdx'}></dev-findings>`);
const words = (element: DevFindings) => element.shadowRoot?.querySelector('button')?.textContent?.trim();

describe('dev-findings', () => {
  it('shows nothing without findings', async () => {
    const element = await show([]);
    expect(element.shadowRoot?.children.length).to.equal(0);
  });

  it('counts by level, and lists errors first, as text', async () => {
    const element = await show([finding('info', 'c'), finding('warning', 'b'), finding('error', '<img src=x>')]);
    expect(words(element)).to.equal('1 error, 1 warning, 1 hint');
    element.shadowRoot?.querySelector('button')?.click();
    await element.updateComplete;
    const items = [...(element.shadowRoot?.querySelectorAll('li') ?? [])];
    expect(items.map(item => item.textContent?.replace(/\s+/g, ' ').trim())).to.deep.equal([
      'guide/a.mdx:3:7 error link-missing <img src=x> Correct it.',
      'guide/a.mdx:3:7 warning link-missing b Correct it.',
      'guide/a.mdx:3:7 hint link-missing c Correct it.',
    ]);
    expect(element.shadowRoot?.querySelector('section')?.getAttribute('aria-label')).to.equal(
      'Findings of the check in guide/a.mdx and docs.json',
    );
    await expect(element).to.be.accessible();
  });

  it('closes on Escape, returns the focus, and ignores other keys', async () => {
    const element = await show([finding('error', 'a')]);
    const button = element.shadowRoot?.querySelector('button');
    button?.click();
    await element.updateComplete;
    const press = async (key: string) => {
      const event = new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true});
      element.shadowRoot?.querySelector('li')?.dispatchEvent(event);
      await element.updateComplete;
      return element.shadowRoot?.querySelectorAll('li').length;
    };
    expect(await press('a')).to.equal(1);
    expect(await press('Escape')).to.equal(0);
    await Promise.resolve();
    expect(element.shadowRoot?.activeElement).to.equal(button);
  });

  it('uses plural forms', async () => {
    expect(words(await show([finding('error', 'a'), finding('error', 'b')]))).to.equal('2 errors');
    expect(words(await show([finding('warning', 'a')]))).to.equal('1 warning');
  });
});
