import {until} from '../e2e/site.js';
import {Rows} from './row.js';

const rows = new Rows('2.8');
/** The providers, and the arguments of their loaders. */
const asked = {
  posthog: [{apiKey: 'phc_1', apiHost: 'https://ph.example'}, /^https:\/\/ph\.example\//],
  plausible: [{domain: 'acme.example'}, /^https:\/\/plausible\.io\//],
  ga4: [{measurementId: 'G-TEST1'}, /googletagmanager\.com\/gtag\/js\?.*G-TEST1/],
  fathom: [{siteId: 'FATHOM'}, /^https:\/\/cdn\.usefathom\.com\//],
  gtm: [{tagId: 'GTM-TEST'}, /googletagmanager\.com\/gtm\.js\?.*GTM-TEST/],
  amplitude: [{apiKey: 'amp1'}, /amplitude/],
  hotjar: [{hjid: '123'}, /hotjar\.com\/.*123/],
  mixpanel: [{projectToken: 'mix1'}, /mxpnl\.com|mixpanel/],
  segment: [{key: 'seg1'}, /segment\.com\/.*seg1/],
  pirsch: [{id: 'pir1'}, /pirsch/],
  logrocket: [{appId: 'acme/docs'}, /^https:\/\/cdn\.logr-in\.com\//],
  heap: [{appId: '42'}, /heap/],
} as const;

for (const [name, [settings, address]] of Object.entries(asked)) {
  const seen: string[] = [];
  rows.row(
    `${name} is loaded`,
    {docs: {analytics: {[name]: settings}}},
    async () => {
      await until(() => seen.some(each => address.test(each)));
      seen.length = 0;
    },
    {
      prepare: page =>
        page.route(/^https:/, route => {
          seen.push(route.request().url());
          return route.fulfill({contentType: 'text/javascript', body: ''});
        }),
    },
  );
}
const several: string[] = [];
rows.row(
  'several providers all fire',
  {docs: {analytics: {plausible: {domain: 'acme.example'}, ga4: {measurementId: 'G-TEST1'}}}},
  async () => {
    await until(() => asked.plausible[1].test(several.join('\n')) && several.some(each => asked.ga4[1].test(each)));
    several.length = 0;
  },
  {
    prepare: page =>
      page.route(/^https:/, route => {
        several.push(route.request().url());
        return route.fulfill({contentType: 'text/javascript', body: ''});
      }),
  },
);
