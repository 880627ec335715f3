import type {Redirect} from '../../src/config/config.js';

/** An engine that responds to the requests of the table. */
export type EngineName =
  | 'matcher'
  | 'serve'
  | 'nginx'
  | 'apache'
  | 'netlify'
  | 'cloudflare'
  | 'vercel'
  | 'github-pages'
  | 's3';

export interface Row {
  /** The URL as a reader types it into the address bar. */
  readonly ask: string;
  /** Result after all redirects: a URL, a page of the site by its slug, or nothing. */
  readonly answer: `redirect ${string}` | `temporary ${string}` | `page ${string}` | 'missing';
  /** Hosts that respond with 404, because they have no patterns and no page matches. They report it. */
  readonly unknownTo?: readonly EngineName[];
  /** Hosts with a different result, which they report. */
  readonly otherwise?: Readonly<Partial<Record<EngineName, Row['answer']>>>;
}

export interface TableSite {
  readonly base: string;
  readonly slugs: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly rows: readonly Row[];
}

type Rule = readonly [source: string, destination: string, isTemporary?: 'temporary'];

function rules(...all: readonly Rule[]): readonly Redirect[] {
  return all.map(([source, destination, temporary]) => ({source, destination, permanent: temporary === undefined}));
}

const files: readonly EngineName[] = ['github-pages', 's3'];
const simple: readonly EngineName[] = ['netlify', 'cloudflare', ...files];
const hosts: readonly EngineName[] = ['nginx', 'apache', 'vercel', ...simple];

const slugs = [
  'index',
  'quickstart',
  'guide/intro',
  'guide/install',
  'guide/café',
  'guide/a b',
  'guide/v1.2',
  'Guide/Upper',
  'v2/users/list',
  'v2/users/get',
  'news/hello-2024',
  'blog/first',
  'blog/second',
  'shadowed',
  'de/start',
  '100%',
  'what?',
  'x',
];

/** Every kind of rule in one site. */
const all: TableSite = {
  base: '/',
  slugs,
  redirects: rules(
    ['/start', '/quickstart'],
    ['/begin', '/quickstart', 'temporary'],
    ['/slashed/', '/guide/intro/'],
    ['bare', 'guide/intro'],
    ['/anchor', '/guide/intro#setup'],
    ['/query', '/guide/intro?from=old'],
    ['/both', '/guide/intro?from=old#setup'],
    ['/home', '/'],
    ['/shadowed', '/guide/install'],
    ['/old.html', '/guide/intro'],
    ['/deep/er/still', '/guide/install'],
    ['/Case', '/guide/intro'],
    ['/caf%C3%A9', '/guide/caf%C3%A9'],
    ['/thé vert', '/guide/a b'],
    ['/100%', '/100%25'],
    ['/semi;colon', '/guide/intro'],
    ["/it's", '/guide/intro'],
    ['/a+b', '/guide/install'],
    ['/dollar$1', '/guide/intro'],
    ['/at@sign,comma', '/guide/intro'],
    ['/c++/(x)', '/guide/intro'],
    ['/elsewhere', 'https://other.example/docs'],
    ['/elsewhere-soon', 'https://other.example:8443/docs?x=1#y', 'temporary'],
    ['/elsewhere-root', 'https://other.example'],
    ['/one', '/two'],
    ['/two', '/three', 'temporary'],
    ['/three', '/guide/intro'],
    ['/first?x', '/guide/intro'],
    ['/loop-a', '/loop-b'],
    ['/loop-b', '/loop-a'],
    ['/missing-target', '/no/such/page'],
    ['/guides/:slug', '/guide/:slug'],
    ['/posts/:slug', '/blog/:slug', 'temporary'],
    ['/archive/:year/:slug', '/news/:slug-:year'],
    ['/users/:what/v1', '/v2/users/:what'],
    ['/html/:slug.html', '/guide/:slug'],
    ['/v1/special', '/guide/install'],
    ['/v1/:rest*', '/v2/:rest*'],
    ['/docs/*', '/guide/:splat'],
    ['/mirror/:rest*', 'https://mirror.example/site/:rest*', 'temporary'],
    ['/profile/:name', 'https://people.example/:name'],
    ['/find/:word', '/search?q=:word'],
    ['/seek/:kind/:rest*', '/search/:kind?in=:kind&q=:rest*#found'],
    ['/find/:word/:more', '/guide/:more'],
    ['/lang/:code/*', '/:code/*'],
    ['/twice/:slug', '/guides/:slug'],
    ['/über/:slug', '/guide/:slug'],
    ['/only/:one', '/guide/intro'],
    ['/part-:slug', '/guide/:slug'],
    ['/tail/:slug', '/guide/:slug#top'],
    ['/more/:slug', '/guide/:slug?more=1'],
    ['/glued*', '/guide/*'],
    ['/middle/*/end', '/guide/*'],
    ['/a/:x/:y', '/guide/:y'],
  ),
  rows: [
    {ask: '/start', answer: 'redirect /quickstart'},
    {ask: '/start/', answer: 'redirect /quickstart'},
    {ask: '/begin', answer: 'temporary /quickstart'},
    {ask: '/slashed', answer: 'redirect /guide/intro'},
    {ask: '/slashed/', answer: 'redirect /guide/intro'},
    {ask: '/bare', answer: 'redirect /guide/intro'},
    {ask: '/anchor', answer: 'redirect /guide/intro#setup'},
    {ask: '/anchor?x=1', answer: 'redirect /guide/intro?x=1#setup'},
    {ask: '/anchor#own', answer: 'redirect /guide/intro#setup'},
    {ask: '/start?x=1&y=%20#part', answer: 'redirect /quickstart?x=1&y=%20#part'},
    {ask: '/query', answer: 'redirect /guide/intro?from=old'},
    {
      ask: '/query?x=1',
      answer: 'redirect /guide/intro?from=old&x=1',
      otherwise: {netlify: 'redirect /guide/intro?from=old', cloudflare: 'redirect /guide/intro?from=old'},
    },
    {ask: '/both', answer: 'redirect /guide/intro?from=old#setup'},
    {ask: '/home', answer: 'redirect /'},
    {ask: '/shadowed', answer: 'redirect /guide/install'},
    {ask: '/shadowed/', answer: 'redirect /guide/install'},
    {ask: '/old.html', answer: 'redirect /guide/intro'},
    {ask: '/old', answer: 'missing'},
    {ask: '/oldXhtml', answer: 'missing'},
    {ask: '/deep/er/still', answer: 'redirect /guide/install'},
    {ask: '/deep/er', answer: 'missing'},
    {ask: '/starting', answer: 'missing'},
    {ask: '/Start', answer: 'missing'},
    {ask: '/Case', answer: 'redirect /guide/intro'},
    {ask: '/case', answer: 'missing'},
    {ask: '/café', answer: 'redirect /guide/café'},
    {ask: '/caf%C3%A9/', answer: 'redirect /guide/café'},
    {ask: '/caf%c3%a9', answer: 'redirect /guide/café', unknownTo: ['netlify', 'cloudflare', 'vercel']},
    {ask: '/thé vert', answer: 'redirect /guide/a b'},
    {ask: '/100%25', answer: 'page 100%'},
    {ask: '/semi;colon', answer: 'redirect /guide/intro'},
    {ask: "/it's", answer: 'redirect /guide/intro'},
    {ask: '/a+b', answer: 'redirect /guide/install'},
    {ask: '/dollar$1', answer: 'redirect /guide/intro'},
    {ask: '/at@sign,comma', answer: 'redirect /guide/intro'},
    {ask: '/c++/(x)', answer: 'redirect /guide/intro'},
    {ask: '/elsewhere', answer: 'redirect https://other.example/docs'},
    {ask: '/elsewhere?a=1', answer: 'redirect https://other.example/docs?a=1'},
    {ask: '/elsewhere-soon', answer: 'temporary https://other.example:8443/docs?x=1#y'},
    {ask: '/elsewhere-root', answer: 'redirect https://other.example/'},
    {ask: '/one', answer: 'temporary /guide/intro'},
    {ask: '/two', answer: 'temporary /guide/intro'},
    {ask: '/three', answer: 'redirect /guide/intro'},
    {ask: '/first?x', answer: 'missing'},
    {ask: '/loop-a', answer: 'missing'},
    {ask: '/missing-target', answer: 'redirect /no/such/page'},
    {ask: '/guides/intro', answer: 'redirect /guide/intro'},
    {ask: '/guides/intro/', answer: 'redirect /guide/intro'},
    {ask: '/guides/intro?a=b#c', answer: 'redirect /guide/intro?a=b#c'},
    {ask: '/guides/café', answer: 'redirect /guide/café'},
    {ask: '/guides/a b', answer: 'redirect /guide/a b'},
    {ask: '/guides/v1.2', answer: 'redirect /guide/v1.2'},
    {ask: '/guides/absent', answer: 'redirect /guide/absent', unknownTo: files},
    {ask: '/guides/a/b', answer: 'missing'},
    {ask: '/guides', answer: 'missing'},
    {ask: '/posts/first', answer: 'temporary /blog/first'},
    {ask: '/archive/2024/hello', answer: 'redirect /news/hello-2024'},
    {ask: '/users/list/v1', answer: 'redirect /v2/users/list'},
    {ask: '/users/list/v2', answer: 'missing'},
    {ask: '/html/intro.html', answer: 'redirect /guide/intro'},
    {ask: '/html/intro', answer: 'missing'},
    {ask: '/html/absent.html', answer: 'redirect /guide/absent', unknownTo: simple},
    {ask: '/v1/users/list', answer: 'redirect /v2/users/list'},
    {ask: '/v1/users/list/', answer: 'redirect /v2/users/list'},
    {ask: '/v1/users/absent', answer: 'redirect /v2/users/absent', unknownTo: files},
    {ask: '/v1', answer: 'redirect /v2/'},
    {ask: '/v1/special', answer: 'redirect /guide/install'},
    {ask: '/v10/users', answer: 'missing'},
    {ask: '/docs/intro', answer: 'redirect /guide/intro'},
    {ask: '/docs/intro?x=1', answer: 'redirect /guide/intro?x=1'},
    {ask: '/mirror/a/b', answer: 'temporary https://mirror.example/site/a/b', unknownTo: ['github-pages']},
    {ask: '/mirror', answer: 'temporary https://mirror.example/site/'},
    {ask: '/profile/ada', answer: 'redirect https://people.example/ada', unknownTo: files},
    {ask: '/find/word', answer: 'redirect /search?q=word', unknownTo: simple},
    {ask: '/find/word/?x=1', answer: 'redirect /search?q=word&x=1', unknownTo: simple},
    {ask: '/find/two%20caf%C3%A9s', answer: 'redirect /search?q=two%20caf%C3%A9s', unknownTo: simple},
    {ask: '/find/a%26b', answer: 'redirect /search?q=a%26b', unknownTo: simple},
    // Without encoding, the query would have two parameters.
    {ask: '/find/a&b', answer: 'redirect /search?q=a%26b', unknownTo: hosts},
    {ask: '/find/a/intro', answer: 'redirect /guide/intro', unknownTo: hosts},
    {ask: '/seek/pages/a/b', answer: 'redirect /search/pages?in=pages&q=a/b#found', unknownTo: simple},
    {ask: '/seek/pages', answer: 'redirect /search/pages?in=pages&q=#found', unknownTo: simple},
    {ask: '/lang/de/start', answer: 'redirect /de/start'},
    {ask: '/twice/intro', answer: 'redirect /guide/intro'},
    {ask: '/über/intro', answer: 'redirect /guide/intro'},
    {ask: '/only/anything', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/part-intro', answer: 'redirect /guide/intro'},
    {ask: '/tail/intro', answer: 'redirect /guide/intro#top'},
    {ask: '/tail/intro?x=1#y', answer: 'redirect /guide/intro?x=1#top'},
    {ask: '/more/intro', answer: 'redirect /guide/intro?more=1'},
    {ask: '/middle/intro/end', answer: 'redirect /guide/intro'},
    {ask: '/middle/intro/start', answer: 'missing'},
    {ask: '/a/1/intro', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/', answer: 'page index'},
    {ask: '/guide/intro', answer: 'page guide/intro'},
    {ask: '/guide/intro/', answer: 'page guide/intro'},
    {ask: '/guide/café', answer: 'page guide/café'},
    {ask: '/guide/a b/', answer: 'page guide/a b'},
    {ask: '/guide/v1.2', answer: 'page guide/v1.2'},
    {ask: '/guide/v1.2?x=y', answer: 'page guide/v1.2'},
    {ask: '/what%3F', answer: 'page what?'},
    {ask: '/x', answer: 'page x'},
    {ask: '/index', answer: 'missing'},
    {ask: '/guide', answer: 'missing'},
    {ask: '/no/such/page', answer: 'missing'},
  ],
};

/** Patterns that begin with a parameter: their order, and patterns whose target matches themselves. */
const broad: TableSite = {
  base: '/',
  slugs: ['index', 'docs', 'docs/intro', 'en/a', 'kept/x', 'n/n', 'm/o/p'],
  redirects: rules(
    ['/kept/:x', '/docs/:x'],
    ['/en/:rest*', '/docs/:rest*'],
    ['/swap/:a/:b', '/:b/:a'],
    ['/n/:x', '/n/n'],
    ['/m/:x/*', '/m/o/p'],
    ['/:page', '/docs'],
  ),
  rows: [
    {ask: '/docs', answer: 'page docs'},
    {ask: '/docs/', answer: 'page docs'},
    {ask: '/other', answer: 'redirect /docs', unknownTo: simple},
    {ask: '/docs/intro', answer: 'page docs/intro'},
    {ask: '/kept/intro', answer: 'redirect /docs/intro'},
    {ask: '/kept/x', answer: 'redirect /docs/x'},
    {ask: '/en/intro', answer: 'redirect /docs/intro'},
    {ask: '/en', answer: 'redirect /docs/'},
    {ask: '/swap/intro/docs', answer: 'redirect /docs/intro'},
    {ask: '/n/n', answer: 'page n/n'},
    {ask: '/n/m', answer: 'redirect /n/n', unknownTo: simple},
    {ask: '/m/o/p/', answer: 'page m/o/p'},
    {ask: '/m/o/q', answer: 'redirect /m/o/p', unknownTo: simple},
    {ask: '/', answer: 'page index'},
  ],
};

/** The same rules under a base. */
const based: TableSite = {
  base: '/docs/',
  slugs: ['index', 'guide/intro', 'guide/install'],
  redirects: rules(
    ['/start', '/guide/intro'],
    ['/home', '/'],
    ['/guides/:slug', '/guide/:slug'],
    ['/old/*', '/guide/*', 'temporary'],
    ['/away/:x', 'https://other.example/docs/:x'],
    ['/', '/guide/intro'],
  ),
  rows: [
    {ask: '/docs/start', answer: 'redirect /docs/guide/intro'},
    {ask: '/docs/guides/install?x=1', answer: 'redirect /docs/guide/install?x=1'},
    {ask: '/docs/home', answer: 'redirect /docs/guide/intro'},
    {ask: '/docs/', answer: 'redirect /docs/guide/intro'},
    {ask: '/docs/old/install', answer: 'temporary /docs/guide/install'},
    {ask: '/docs/away/x', answer: 'redirect https://other.example/docs/x', unknownTo: files},
    {ask: '/docs/guide/intro', answer: 'page guide/intro'},
    {ask: '/docs/absent', answer: 'missing'},
  ],
};

/** Rules with special characters of some host's format: quotes, line breaks, variables, block ends, markup. */
const hostile: TableSite = {
  base: '/',
  slugs: ['index', 'guide/intro', "guide/it's"],
  redirects: rules(
    ['/say "hi"', '/guide/intro'],
    ['/line\nreturn 301 evil', '/guide/intro'],
    ["/brace } location ' {", '/guide/intro'],
    ['/back%5Cslash', '/guide/intro'],
    ['/hash%23tag', '/guide/intro'],
    ['/question%3Fmark', '/guide/intro'],
    ['/%24uri%25{HTTP_HOST}%25%31', '/guide/intro'],
    ['/<!-- x -->', '/guide/intro'],
    ['/[a]|`', '/guide/intro'],
    ['/tab\tand space', '/guide/intro'],
    ['/to-quote', '/x"y;z}\'{'],
    ['/to-line', '/a\r\nset-cookie: x=1'],
    ['/to-variable', '/a$request_uri$1\u0001'],
    ['/to-percent', '/a%{HTTP_HOST}%1%'],
    ['/to-markup', '/<script>alert(1)</script>'],
    ['/to-query', '/q?x="\n$args<b>&y=%{X}'],
    ['/to-hash', '/q#"\n$x<b>'],
    ['/to-space', '/a b c 200'],
    ['/to-placeholder', '/a::b/(c)+{d}'],
    ['/"quote" $1 %1/:x', '/guide/:x'],
    ['/to-odd/:x', '/g"\n$1%1;}#\\/:x'],
    ['/to-marks/:x', '/(a)+{b}*/:x'],
    ['/to-digits/:x', '/:x/1%201'],
    ['/to-dollar/:x', '/$1/:x'],
    ['/colon:1', '/guide/intro'],
    ['/evil-host', '//evil.example'],
    ['/evil-slash', '/\\evil.example'],
    ['/evil-scheme', 'javascript:alert(1)'],
    ['/evil-user', 'https://good.example@evil.example/'],
    ['//evil.example/x', '/guide/intro'],
    ['/../up', '/guide/intro'],
    ['/con', '/guide/intro'],
    [`/${'long'.repeat(60)}`, '/guide/intro'],
    ['/guide/intro/index.html', '/guide/intro'],
    ['/404.html', '/guide/intro'],
  ),
  rows: [
    {ask: '/say "hi"', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/line%0Areturn%20301%20evil', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: "/brace } location ' {", answer: 'redirect /guide/intro'},
    {ask: '/back%5Cslash', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/hash%23tag', answer: 'redirect /guide/intro'},
    {ask: '/question%3Fmark', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/$uri%25{HTTP_HOST}%251', answer: 'redirect /guide/intro'},
    {ask: '/<!-- x -->', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/[a]|`', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/tab%09and space', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/to-quote', answer: 'redirect /x"y;z}\'{'},
    {ask: '/to-line', answer: 'redirect /a%0D%0Aset-cookie:%20x=1'},
    {ask: '/to-variable', answer: 'redirect /a$request_uri$1%01'},
    {ask: '/to-percent', answer: 'redirect /a%25%7BHTTP_HOST%7D%251%25'},
    {ask: '/to-markup', answer: 'redirect /<script>alert(1)</script>'},
    {ask: '/to-query', answer: 'redirect /q?x="$args<b>&y=%{X}'},
    {ask: '/to-hash', answer: 'redirect /q#"$x<b>'},
    {ask: '/to-space', answer: 'redirect /a b c 200'},
    {ask: '/to-placeholder', answer: 'redirect /a::b/(c)+{d}'},
    {ask: '/"quote" $1 %251/intro', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/to-marks/y', answer: 'redirect /(a)+{b}*/y', unknownTo: ['vercel', ...files]},
    {ask: '/to-digits/y', answer: 'redirect /y/1 1', unknownTo: files},
    {ask: '/to-dollar/y', answer: 'redirect /$1/y', unknownTo: ['vercel', ...files]},
    {ask: '/colon:1', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: '/evil-host', answer: 'missing'},
    {ask: '/evil-slash', answer: 'missing'},
    {ask: '/evil-scheme', answer: 'missing'},
    {ask: '/evil-user', answer: 'missing'},
    {ask: '/up', answer: 'missing'},
    {ask: '/con', answer: 'redirect /guide/intro', unknownTo: files},
    {ask: `/${'long'.repeat(60)}`, answer: 'redirect /guide/intro'},
    {ask: "/guide/it's", answer: "page guide/it's"},
    {ask: '/guide/intro', answer: 'page guide/intro'},
  ],
};

/** Destinations that begin with a part of the request. */
const open: TableSite = {
  base: '/',
  slugs: ['index'],
  redirects: rules(
    ['/out/*', '/*'],
    ['/go/:x', '/:x'],
    ['/bare/:x', ':x'],
    ['/user/:x', 'https://good.example/:x'],
    ['/rest/*', 'https://good.example/*'],
  ),
  rows: [
    {ask: '/go/x', answer: 'redirect /x', unknownTo: files},
    {ask: '/user/x', answer: 'redirect https://good.example/x', unknownTo: files},
  ],
};

/** Hostile values for `open`, as sent. No value can lead to another host or add a header. */
export const openTargets: readonly string[] = [
  '/out//evil.example',
  '/out///evil.example',
  '/out/%2F%2Fevil.example',
  '/out/%2f/evil.example',
  '/out/\\evil.example',
  '/out/%5C%5Cevil.example',
  '/out/https://evil.example',
  '/out/%09/evil.example',
  '/out/%0d%0alocation:%20https://evil.example',
  '/out/..//evil.example',
  '/go/%2Fevil.example',
  '/go/%5Cevil.example',
  '/go/\\evil.example',
  '/go/%0d%0aset-cookie:x=1',
  '/bare/https:evil.example',
  '/bare/%2F%2Fevil.example',
  '/user/@evil.example',
  '/user/.evil.example',
  '/user/%2e%2e',
  '/rest//evil.example',
  '/rest/@evil.example',
  '/rest/%0d%0aset-cookie:x=1',
  '//evil.example/out/x',
];

export const table: readonly TableSite[] = [all, broad, based, hostile, open];
