import assert from 'node:assert/strict';
import {Rows, sees} from './row.js';

const rows = new Rows('2.4');
rows.row(
  'links with label, href and icon',
  {docs: {navbar: {links: [{label: 'Blog', href: 'https://blog.example/', icon: 'rocket'}]}}},
  async ({page}) => {
    assert.equal(await page.getAttribute('.navbar .navbar-link', 'href'), 'https://blog.example/');
    await sees(page, '.navbar .navbar-link', 'Blog');
    await sees(page, '.navbar .navbar-link docs-icon svg');
  },
);
rows.row(
  'primary as a button',
  {docs: {navbar: {primary: {type: 'button', label: 'Sign up', href: 'https://acme.example/'}}}},
  async ({page}) => {
    await sees(page, '.navbar .button-primary', 'Sign up');
    assert.equal(await page.getAttribute('.navbar .button-primary', 'href'), 'https://acme.example/');
  },
);
rows.row(
  'primary as the icon of a code host',
  {docs: {navbar: {primary: {type: 'github', href: 'https://github.com/acme/docs'}}}},
  ({page}) => sees(page, '.navbar a.icon-button[href="https://github.com/acme/docs"] docs-icon svg'),
);
