import type {Config} from '../../src/config/config.js';

/** A docs.json with these keys, a name and a navigation, and the expected value. */
export interface GoodSample {
  readonly says: string;
  readonly keys: Readonly<Record<string, unknown>>;
  readonly read: (config: Config) => unknown;
  readonly gives: unknown;
  /** `CODE path` of the notes and warnings. */
  readonly notes?: readonly string[];
}

/** A docs.json with these keys, and the expected message and fix. */
export interface BadSample {
  readonly keys: Readonly<Record<string, unknown>>;
  readonly says: string;
  readonly fix: string;
}

const good = (
  says: string,
  keys: GoodSample['keys'],
  read: GoodSample['read'],
  gives: unknown,
  notes: readonly string[] = [],
): GoodSample => ({says, keys, read, gives, notes});

const entries = (map: ReadonlyMap<string, unknown>) => [...map];

export const goodSamples: readonly GoodSample[] = [
  good('name', {name: 'Shop'}, c => c.name, 'Shop'),
  good('$schema says nothing', {$schema: 'https://example.com/docs.json'}, c => '$schema' in c, false),
  good('description', {description: 'All of it'}, c => c.description, 'All of it'),
  good('an empty description is none', {description: ''}, c => 'description' in c, false),
  good('public is read with the files of pages', {public: false}, c => 'public' in c, false),
  good('theme defaults to theme_1', {}, c => c.theme, 'theme_1'),
  ...['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'].map(theme =>
    good(`theme ${theme}`, {theme}, c => c.theme, theme),
  ),
  ...['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'luma', 'sequoia', 'no such', ''].map(theme =>
    good(`theme "${theme}" is theme_1 without a finding`, {theme}, c => c.theme, 'theme_1'),
  ),
  good('colors have defaults', {}, c => c.colors, {primary: '#2563eb', background: {}}),
  good('colors of 3, 6 and 8 digits', {colors: {primary: '#ABC', light: '#aabbcc', dark: '#AABBCC80'}}, c => c.colors, {
    primary: '#abc',
    light: '#aabbcc',
    dark: '#aabbcc80',
    background: {},
  }),
  good('one background color is for both modes', {colors: {background: '#fff'}}, c => c.colors.background, {
    light: '#fff',
    dark: '#fff',
  }),
  good('a background color for one mode', {colors: {background: {dark: '#000'}}}, c => c.colors.background, {
    dark: '#000',
  }),
  good('one anchor color is both ends', {colors: {anchors: '#f00'}}, c => c.colors.anchors, {
    from: '#f00',
    to: '#f00',
  }),
  good(
    'a missing end of the gradient is the primary color',
    {colors: {primary: '#00f', anchors: {to: '#f00'}}},
    c => c.colors.anchors,
    {from: '#00f', to: '#f00'},
  ),
  good('the other missing end too', {colors: {primary: '#00f', anchors: {from: '#f00'}}}, c => c.colors.anchors, {
    from: '#f00',
    to: '#00f',
  }),
  good('logo as text', {logo: '/l.svg'}, c => c.logo, {light: '/l.svg', dark: '/l.svg', href: '/'}),
  good('logo for each mode', {logo: {light: '/l.svg', dark: '/d.svg', href: '/home'}}, c => c.logo, {
    light: '/l.svg',
    dark: '/d.svg',
    href: '/home',
  }),
  good('logo leads home', {logo: {light: '/l.svg'}}, c => c.logo, {light: '/l.svg', href: '/'}),
  good('favicon as text', {favicon: '/f.svg'}, c => c.favicon, {light: '/f.svg', dark: '/f.svg'}),
  good('favicon for each mode', {favicon: {light: '/l', dark: '/d'}}, c => c.favicon, {light: '/l', dark: '/d'}),
  good('favicon for light serves dark', {favicon: {light: '/l'}}, c => c.favicon, {light: '/l', dark: '/l'}),
  good('favicon for dark serves light', {favicon: {dark: '/d'}}, c => c.favicon, {light: '/d', dark: '/d'}),
  good('favicon for no mode is none', {favicon: {}}, c => 'favicon' in c, false),
  good('navbar is empty at first', {}, c => c.navbar, {links: []}),
  good(
    'navbar',
    {
      navbar: {
        links: [
          {label: 'Blog', href: '/blog', icon: 'pen'},
          {label: '', href: '/a', icon: {name: 'star', style: 'solid', library: 'lucide'}},
          {type: 'github', href: 'https://git.example/x'},
          {href: '/bare'},
        ],
        primary: {type: 'github', href: 'https://git.example/y'},
      },
    },
    c => c.navbar,
    {
      links: [
        {label: 'Blog', href: '/blog', icon: 'pen'},
        {label: '', href: '/a', icon: 'solid star'},
        {label: 'GitHub', href: 'https://git.example/x'},
        {label: '/bare', href: '/bare'},
      ],
      primary: {type: 'github', href: 'https://git.example/y'},
    },
  ),
  good('a primary link is a button', {navbar: {primary: {label: 'Go', href: '/go'}}}, c => c.navbar.primary, {
    type: 'button',
    label: 'Go',
    href: '/go',
  }),
  good('the old type link is a button', {navbar: {primary: {type: 'link', href: '/go'}}}, c => c.navbar.primary, {
    type: 'button',
    href: '/go',
  }),
  good('footer has defaults', {}, c => c.footer, {socials: [], links: [], lastUpdated: false}),
  good(
    'footer',
    {
      footer: {
        socials: {x: 'https://x.example', github: 'https://git.example'},
        links: [{header: 'More', items: [{label: 'A', href: '/a'}]}, {items: []}],
        lastUpdated: true,
        editUrl: 'https://git.example/edit/{path}',
        repo: 'https://git.example/r',
      },
    },
    c => c.footer,
    {
      socials: [
        {icon: 'x', href: 'https://x.example'},
        {icon: 'github', href: 'https://git.example'},
      ],
      links: [{header: 'More', items: [{label: 'A', href: '/a'}]}, {items: []}],
      lastUpdated: true,
      editUrl: 'https://git.example/edit/{path}',
      repo: 'https://git.example/r',
    },
  ),
  good(
    'title of a footer column is its header',
    {footer: {links: [{title: 'Old'}, {title: 'Old', header: 'New'}]}},
    c => c.footer.links,
    [
      {header: 'Old', items: []},
      {header: 'New', items: []},
    ],
    ['config-legacy footer.links[0].title', 'config-legacy footer.links[1].title'],
  ),
  good('redirects are permanent', {redirects: [{source: '/a', destination: '/b'}]}, c => c.redirects, [
    {source: '/a', destination: '/b', permanent: true},
  ]),
  good(
    'a temporary redirect',
    {redirects: [{source: '/a/:id', destination: '/b/:id', permanent: false}]},
    c => c.redirects,
    [{source: '/a/:id', destination: '/b/:id', permanent: false}],
  ),
  good('no redirects', {}, c => c.redirects, []),
  good('seo has defaults', {}, c => [entries(c.seo.metatags), c.seo.indexing], [[], 'all']),
  good(
    'seo',
    {seo: {metatags: {'og:title': 'T', constructor: 'C', width: 1200}, indexing: 'navigable'}},
    c => [entries(c.seo.metatags), c.seo.indexing],
    [
      [
        ['og:title', 'T'],
        ['constructor', 'C'],
        ['width', '1200'],
      ],
      'navigable',
    ],
  ),
  good('no analytics', {}, c => c.analytics.size, 0),
  ...(
    [
      ['posthog', {apiKey: 'k', apiHost: 'h'}],
      ['plausible', {domain: 'd', server: 's'}],
      ['ga4', {measurementId: 'm'}],
      ['fathom', {siteId: 's'}],
      ['gtm', {tagId: 't'}],
      ['amplitude', {apiKey: 'k'}],
      ['hotjar', {hjid: '1', hjsv: '6'}],
      ['mixpanel', {projectToken: 'p'}],
      ['segment', {key: 'k'}],
      ['pirsch', {id: 'i'}],
      ['logrocket', {appId: 'a', apiKey: 'k'}],
      ['heap', {appId: 'a'}],
    ] as const
  ).flatMap(([provider, texts]) => [
    good(`analytics.${provider}`, {analytics: {[provider]: texts}}, read(provider), Object.entries(texts)),
    good(`integrations.${provider}`, {integrations: {[provider]: texts}}, read(provider), Object.entries(texts)),
  ]),
  good('a number as identifier', {analytics: {hotjar: {hjid: 12}}}, read('hotjar'), [['hjid', '12']]),
  good('a provider without settings is none', {analytics: {ga4: {}}}, c => c.analytics.size, 0),
  good(
    'analytics goes before integrations, in the order of the file',
    {analytics: {heap: {appId: 'a'}, ga4: {measurementId: 'm'}}, integrations: {heap: {appId: 'b'}, gtm: {tagId: 't'}}},
    c => [[...c.analytics.keys()], c.analytics.get('heap')?.get('appId')],
    [['heap', 'ga4', 'gtm'], 'a'],
  ),
  good('a provider of another tool', {analytics: {matomo: {}}}, c => c.analytics.size, 0, [
    'config-unknown analytics.matomo',
  ]),
  good(
    'integrations may hold what nobody here knows',
    {integrations: {matomo: {siteId: 1}, ga4: {measurementId: 'm'}, toString: null}},
    c => [...c.analytics.keys()],
    ['ga4'],
  ),
  good('lectern has defaults', {}, c => [c.lectern.remote, c.lectern.ignore], [[], []]),
  good(
    'lectern',
    {
      integrations: {
        lectern: {
          siteUrl: 'https://s',
          proxy: '/p',
          cdn: 'https://c',
          consent: 'required',
          analytics: {respectDnt: true},
          remote: 'a',
          run: 'scripts',
          ignore: ['x'],
        },
      },
    },
    c => c.lectern,
    {
      siteUrl: 'https://s',
      proxy: '/p',
      cdn: 'https://c',
      consent: 'required',
      analytics: {respectDnt: true},
      remote: ['a'],
      run: ['scripts'],
      ignore: ['x'],
      counts: false,
      mock: true,
      requestHistory: true,
      webFonts: false,
      detectLanguage: false,
    },
  ),
  good(
    'versions of documents, each with its day or month',
    {
      integrations: {
        lectern: {
          history: {
            'shop.yaml': [
              {date: '2026-03', file: 'old/1.yaml'},
              {date: '2026-08-03', file: 'shop.yaml'},
            ],
          },
        },
      },
    },
    c => [...(c.lectern.history ?? [])],
    [
      [
        'shop.yaml',
        [
          {date: '2026-03', file: 'old/1.yaml'},
          {date: '2026-08-03', file: 'shop.yaml'},
        ],
      ],
    ],
  ),
  good(
    'versions of a document that git has',
    {integrations: {lectern: {history: {'shop.yaml': 'git'}}}},
    c => [...(c.lectern.history ?? [])],
    [['shop.yaml', 'git']],
  ),
  good('no history is none', {integrations: {lectern: {history: {}}}}, c => 'history' in c.lectern, false),
  good('api has defaults', {}, c => c.api, {
    baseUrl: [],
    auth: {},
    playground: {mode: 'interactive', proxy: false},
    openapi: [],
    asyncapi: [],
    viewer: 'native',
    mdx: {server: [], auth: {}},
    fields: {isOpen: false, pills: [], hasWholeUrl: false},
    samples: {prefill: true, autogenerate: true},
  }),
  good(
    'api',
    {
      api: {
        baseUrl: ['https://a', 'https://b'],
        auth: {method: 'key', name: 'X-Key'},
        playground: {mode: 'simple', proxy: true},
        openapi: ['a.json', {source: 'b.json', directory: 'b'}],
        asyncapi: 'c.json',
        viewer: 'thirdparty_b',
        mdx: {server: 'https://m', auth: {method: 'basic', name: 'N'}},
        examples: {languages: ['go', 'python']},
      },
    },
    c => c.api,
    {
      baseUrl: ['https://a', 'https://b'],
      auth: {method: 'key', name: 'X-Key'},
      playground: {mode: 'simple', proxy: true},
      openapi: [{source: 'a.json'}, {source: 'b.json', directory: 'b'}],
      asyncapi: [{source: 'c.json'}],
      viewer: 'redoc',
      mdx: {server: ['https://m'], auth: {method: 'basic', name: 'N'}},
      sampleLanguages: ['go', 'python'],
      fields: {isOpen: false, pills: [], hasWholeUrl: false},
      samples: {prefill: true, autogenerate: true},
    },
  ),
  good('api.openapi as an object', {api: {openapi: {source: 'a.json'}}}, c => c.api.openapi, [{source: 'a.json'}]),
  ...['bearer', 'basic', 'key', 'none'].map(method =>
    good(`auth ${method}`, {api: {auth: {method}}}, c => c.api.auth.method, method),
  ),
  ...(
    [
      ['native', 'native'],
      ['builtin', 'native'],
      ['default', 'native'],
      ['thirdparty_a', 'scalar'],
      ['scalar', 'scalar'],
      ['thirdparty_b', 'redoc'],
      ['redoc', 'redoc'],
      ['thirdparty_c', 'stoplight'],
      ['stoplight', 'stoplight'],
      ['elements', 'stoplight'],
    ] as const
  ).map(([viewer, gives]) => good(`viewer ${viewer}`, {api: {viewer}}, c => c.api.viewer, gives)),
  ...(
    [
      ['mode', 'interactive', 'interactive'],
      ['mode', 'simple', 'simple'],
      ['mode', 'hide', 'hide'],
      ['mode', 'none', 'hide'],
      ['mode', 'show', 'interactive'],
      ['display', 'none', 'hide'],
      ['display', 'auth', 'interactive'],
      ['display', 'simple', 'simple'],
    ] as const
  ).map(([key, word, mode]) =>
    good(`playground.${key} ${word}`, {api: {playground: {[key]: word}}}, c => c.api.playground.mode, mode),
  ),
  good(
    'mode goes before display',
    {api: {playground: {mode: 'hide', display: 'simple'}}},
    c => c.api.playground.mode,
    'hide',
  ),
  good('appearance has defaults', {}, c => c.appearance, {
    default: 'system',
    strict: false,
    readingTime: false,
    readingProgress: false,
  }),
  good(
    'appearance',
    {appearance: {default: 'dark', strict: true, readingTime: true, readingProgress: true}},
    c => c.appearance,
    {default: 'dark', strict: true, readingTime: true, readingProgress: true},
  ),
  good('appearance light', {appearance: {default: 'light'}}, c => c.appearance.default, 'light'),
  good('code has defaults', {}, c => c.code, {copyButton: true, grammars: []}),
  good('code', {code: {copyButton: false, theme: {light: 'a', dark: 'b'}}}, c => c.code, {
    grammars: [],
    copyButton: false,
    theme: {light: 'a', dark: 'b'},
  }),
  good('code.theme as text', {code: {theme: 'a'}}, c => c.code.theme, {light: 'a', dark: 'a'}),
  good('styling has defaults', {}, c => c.styling, {eyebrows: 'section', codeblocks: 'system'}),
  good('styling', {styling: {eyebrows: 'breadcrumbs', codeblocks: 'dark'}}, c => c.styling, {
    eyebrows: 'breadcrumbs',
    codeblocks: 'dark',
  }),
  good(
    'an object in styling.codeblocks is code.theme',
    {styling: {codeblocks: {theme: 'a'}}},
    c => [c.code.theme, c.styling.codeblocks],
    [{light: 'a', dark: 'a'}, 'system'],
  ),
  good(
    'code.theme goes before styling.codeblocks',
    {code: {theme: 'b'}, styling: {codeblocks: {theme: 'a'}}},
    c => c.code.theme,
    {light: 'b', dark: 'b'},
  ),
  good('background has defaults', {}, c => c.background, {color: {}}),
  good(
    'background',
    {background: {image: '/b.png', color: {light: '#FFF', dark: '#000'}, decoration: 'grid'}},
    c => c.background,
    {image: {light: '/b.png', dark: '/b.png'}, color: {light: '#fff', dark: '#000'}, decoration: 'grid'},
  ),
  good('background image for a mode', {background: {image: {light: '', dark: '/d'}}}, c => c.background.image, {
    dark: '/d',
  }),
  good('empty background images are none', {background: {image: {light: '', dark: ''}}}, c => c.background, {
    color: {},
  }),
  good('background.style', {background: {style: 'windows'}}, c => c.background.decoration, 'windows', [
    'config-legacy background.style',
  ]),
  good(
    'decoration goes before style',
    {background: {style: 'windows', decoration: 'gradient'}},
    c => c.background.decoration,
    'gradient',
    ['config-legacy background.style'],
  ),
  good('no fonts', {}, c => c.fonts, {}),
  good(
    'fonts',
    {
      fonts: {
        heading: {family: 'H', weight: 700, source: '/h.woff2', format: 'woff2'},
        body: {family: 'B', weight: '100 900', source: '/b.woff2'},
      },
    },
    c => c.fonts,
    {
      heading: {family: 'H', weight: '700', source: '/h.woff2', format: 'woff2'},
      body: {family: 'B', weight: '100 900', source: '/b.woff2'},
    },
  ),
  good(
    'a bare font is heading and body',
    {fonts: {family: 'F', source: '/f.woff2', body: {family: 'B', source: '/b.woff2'}}},
    c => c.fonts,
    {heading: {family: 'F', source: '/f.woff2'}, body: {family: 'B', source: '/b.woff2'}},
  ),
  good('a font without source', {fonts: {heading: {family: 'H'}}}, c => c.fonts, {heading: {family: 'H'}}, [
    'config-font fonts.heading',
  ]),
  good('a bare font without source', {fonts: {family: 'F'}}, c => c.fonts.body, {family: 'F'}, ['config-font fonts']),
  good('errors has defaults', {}, c => c.errors, {notFound: {redirect: false}}),
  good('errors', {errors: {'404': {redirect: true, title: 'T', description: 'D'}}}, c => c.errors.notFound, {
    redirect: true,
    title: 'T',
    description: 'D',
  }),
  good('contextual defaults to copy and view', {}, c => c.contextual.options, ['copy', 'view']),
  good('contextual without options too', {contextual: {}}, c => c.contextual.options, ['copy', 'view']),
  good(
    'an own link of the menu may give its query apart; what only a hosted platform can fill in is left out',
    {
      contextual: {
        options: [
          {
            title: 'Ask',
            href: {
              base: 'https://ask.example/?a=1',
              query: [
                {key: 'page', value: 'see $path'},
                {key: 'text', value: '$page'},
              ],
            },
          },
        ],
      },
    },
    c => c.contextual.options,
    [{title: 'Ask', href: 'https://ask.example/?a=1&page=see%20$path'}],
  ),
  good(
    'styling.codeblocks may name a theme',
    {styling: {codeblocks: 'dracula'}},
    c => [c.code.theme, c.styling.codeblocks],
    [{light: 'dracula', dark: 'dracula'}, 'system'],
  ),
  good(
    'a link to a chat needs no label',
    {navbar: {links: [{type: 'discord', href: 'https://d.example'}]}},
    c => c.navbar.links,
    [{label: 'Discord', href: 'https://d.example'}],
  ),
  good('contextual may be empty', {contextual: {options: []}}, c => c.contextual.options, []),
  good(
    'contextual',
    {
      contextual: {
        options: [
          'copy',
          'view',
          'assistant_a',
          'assistant_b',
          'chatgpt',
          'claude',
          'perplexity',
          'cursor',
          'vscode',
          'mcp',
        ],
      },
    },
    c => c.contextual.options,
    [
      'copy',
      'view',
      'assistant_a',
      'assistant_b',
      'assistant_a',
      'assistant_b',
      'perplexity',
      'cursor',
      'vscode',
      'mcp',
    ],
  ),
  good(
    'an own contextual link',
    {contextual: {options: [{title: 'T', description: 'D', icon: 'i', href: '/h'}]}},
    c => c.contextual.options,
    [{title: 'T', description: 'D', icon: 'i', href: '/h'}],
  ),
  ...['add-mcp', 'aistudio', 'assistant', 'devin', 'devin-desktop', 'devin-mcp', 'grok', 'windsurf'].map(word =>
    good(
      `contextual ${word} is left out`,
      {contextual: {options: [word]}},
      c => c.contextual.options,
      [],
      ['config-value contextual.options[0]'],
    ),
  ),
  good('search', {search: {prompt: 'Ask'}}, c => c.search, {prompt: 'Ask'}),
  good('no search', {}, c => c.search, {}),
  good('thumbnails', {thumbnails: {background: '/t.png'}}, c => c.thumbnails, {background: '/t.png'}),
  good('interaction.drilldown', {interaction: {drilldown: true}}, c => c.interaction, {drilldown: true}),
  good('variables', {variables: {version: '2', n: 1}}, c => [...c.variables], [
    ['version', '2'],
    ['n', '1'],
  ]),
  good('no thumbnails', {}, c => c.thumbnails, {}),
  good('metadata', {metadata: {a: 'b', timestamp: true}}, c => [entries(c.metadata), c.footer.lastUpdated], [
    [['a', 'b']],
    true,
  ]),
  good(
    'footer.lastUpdated goes before metadata.timestamp',
    {metadata: {timestamp: true}, footer: {lastUpdated: false}},
    c => c.footer.lastUpdated,
    false,
  ),
  good('no banner', {}, c => 'banner' in c, false),
  good('a banner without content is none', {banner: {type: 'info'}}, c => 'banner' in c, false),
  good('banner', {banner: {content: 'Hi', dismissible: true, id: 'hi', type: 'success'}}, c => c.banner, {
    content: 'Hi',
    dismissible: true,
    id: 'hi',
    type: 'success',
  }),
  good('banner has defaults', {banner: {content: 'Hi'}}, c => c.banner, {
    content: 'Hi',
    dismissible: false,
    id: '3hnfo',
    type: 'info',
  }),
  good('a warning banner', {banner: {content: 'Hi', type: 'warning'}}, c => c.banner?.type, 'warning'),
  ...(
    [
      ['icon_lib_1', 'lucide'],
      ['lucide', 'lucide'],
      ['icon_lib_2', 'fontawesome'],
      ['fontawesome', 'fontawesome'],
    ] as const
  ).map(([library, gives]) => good(`icons.library ${library}`, {icons: {library}}, c => c.icons.library, gives)),
  good('icons.library defaults to lucide', {}, c => c.icons.library, 'lucide'),
  good('feedback and markdown have defaults', {feedback: {}, markdown: {}}, c => [c.feedback, c.markdown], [
    {thumbsRating: false, raiseIssue: false},
    {schema: false, instructions: []},
  ]),
  ...['css', 'styles', 'scripts', 'chat', 'primaryTab', 'layout'].map(key =>
    good(`${key} is a note at most`, {[key]: 1}, c => key in c, false, [`config-unknown ${key}`]),
  ),
];

export const badSamples: readonly BadSample[] = [
  bad({name: 5}, 'name is 5, not a string.', 'write "name": "5".'),
  bad({name: ''}, 'name is an empty string.', 'write "name": "My project".'),
  ...['2026', '2026-13', '2026-02-32', '03.01.2026', 'March'].map(date =>
    bad(
      {integrations: {lectern: {history: {a: [{date, file: 'a'}]}}}},
      `integrations.lectern.history.a[0].date is "${date}", not a day or month such as "2026-03-01" or "2026-03".`,
      'write "date": "2026-03-01".',
    ),
  ),
  bad({$schema: []}, '$schema is an empty array, not a string.', 'write "$schema": "Text".'),
  bad({description: null}, 'description is null, not a string.', 'write "description": "Text".'),
  bad({public: 1}, 'public is 1, not true or false.', 'write "public": true.'),
  bad({theme: {}}, 'theme is an empty object, not a string.', 'write "theme": "balanced".'),
  bad({colors: '#fff'}, 'colors is "#fff", not an object.', 'write "colors": {"primary": "#2563eb"}.'),
  bad(
    {colors: {primary: 'red'}},
    'colors.primary is "red", not a hex color with 3, 6, or 8 digits.',
    'write "primary": "#ff0000".',
  ),
  bad(
    {colors: {light: '#12'}},
    'colors.light is "#12" (2 digits), not a hex color with 3, 6, or 8 digits.',
    'write "light": "#2563eb".',
  ),
  bad(
    {colors: {dark: '#1234'}},
    'colors.dark is "#1234" (4 digits), not a hex color with 3, 6, or 8 digits.',
    'write "dark": "#11223344".',
  ),
  bad(
    {colors: {background: {dark: 'ff0000'}}},
    'colors.background.dark is "ff0000" (without #), not a hex color with 3, 6, or 8 digits.',
    'write "dark": "#ff0000".',
  ),
  bad(
    {colors: {background: 'x'}},
    'colors.background is "x", not a hex color with 3, 6, or 8 digits.',
    'write "background": "#2563eb".',
  ),
  bad(
    {colors: {anchors: '#1'}},
    'colors.anchors is "#1" (1 digit), not a hex color with 3, 6, or 8 digits.',
    'write "anchors": "#2563eb".',
  ),
  bad(
    {colors: {anchors: {from: 1}}},
    'colors.anchors.from is 1, not a hex color with 3, 6, or 8 digits.',
    'write "from": "#2563eb".',
  ),
  bad({logo: 1}, 'logo is 1, not a string or an object.', 'write "logo": "/logo.svg".'),
  bad({logo: {href: 1}}, 'logo.href is 1, not a string.', 'write "href": "https://example.com".'),
  bad({favicon: {light: false}}, 'favicon.light is false, not a string.', 'write "light": "false".'),
  bad({navigation: 'index'}, 'navigation is "index", not an object.', 'write "navigation": {"pages": ["index"]}.'),
  bad(
    {navbar: {links: {}}},
    'navbar.links is an empty object, not an array.',
    'write "links": [{"label": "Docs", "href": "https://example.com"}].',
  ),
  bad({navbar: {links: [{label: 'A'}]}}, 'navbar.links[0] has no "href".', 'add "href": "https://example.com".'),
  bad({navbar: {links: [{label: 1, href: '/'}]}}, 'navbar.links[0].label is 1, not a string.', 'write "label": "1".'),
  bad({navbar: {links: [{href: '/', icon: {}}]}}, 'navbar.links[0].icon has no "name".', 'add "name": "house".'),
  bad({navbar: {primary: {label: 'A'}}}, 'navbar.primary has no "href".', 'add "href": "https://example.com".'),
  bad(
    {navbar: {primary: {type: 'buton', href: '/'}}},
    'navbar.primary.type is "buton". Allowed values: "button", "github", "discord", "link".',
    'write "type": "button".',
  ),
  bad({footer: {socials: {x: 1}}}, 'footer.socials.x is 1, not a string.', 'write "x": "1".'),
  bad(
    {footer: {links: [1]}},
    'footer.links[0] is 1, not an object.',
    'write {"header": "Company", "items": [{"label": "Docs", "href": "https://example.com"}]}.',
  ),
  bad(
    {footer: {lastUpdated: 'true'}},
    'footer.lastUpdated is "true", not true or false.',
    'write "lastUpdated": true.',
  ),
  bad({footer: {editUrl: 1}}, 'footer.editUrl is 1, not a string.', 'write "editUrl": "1".'),
  bad({footer: {repo: 1}}, 'footer.repo is 1, not a string.', 'write "repo": "https://github.com/owner/repository".'),
  bad({redirects: [{source: '/a'}]}, 'redirects[0] has no "destination".', 'add "destination": "/new/page".'),
  bad({redirects: [{destination: '/a'}]}, 'redirects[0] has no "source".', 'add "source": "/old/page".'),
  bad(
    {redirects: [{source: '', destination: '/a'}]},
    'redirects[0].source is an empty string.',
    'write "source": "/old/page".',
  ),
  bad(
    {redirects: [{source: '/a', destination: '/b', permanent: 1}]},
    'redirects[0].permanent is 1, not true or false.',
    'write "permanent": true.',
  ),
  bad({seo: {metatags: {a: true}}}, 'seo.metatags.a is true, not a string or a number.', 'write "a": "true".'),
  bad({seo: {indexing: 'al'}}, 'seo.indexing is "al". Allowed values: "all", "navigable".', 'write "indexing": "all".'),
  bad({analytics: {ga4: 'G-1'}}, 'analytics.ga4 is "G-1", not an object.', 'write "ga4": {}.'),
  bad(
    {integrations: {gtm: {tagId: false}}},
    'integrations.gtm.tagId is false, not a string or a number.',
    'write "tagId": "false".',
  ),
  bad({feedback: 1}, 'feedback is 1, not an object.', 'write "feedback": {}.'),
  bad({markdown: {schema: 1}}, 'markdown.schema is 1, not true or false.', 'write "schema": true.'),
  bad({integrations: []}, 'integrations is an empty array, not an object.', 'write "integrations": {}.'),
  bad(
    {integrations: {lectern: {remote: 1}}},
    'integrations.lectern.remote is 1, not a string or an array.',
    'write "remote": "1".',
  ),
  bad(
    {api: {baseUrl: {}}},
    'api.baseUrl is an empty object, not a string or an array.',
    'write "baseUrl": "https://api.example.com".',
  ),
  bad(
    {api: {auth: {method: 'basik'}}},
    'api.auth.method is "basik". Allowed values: "bearer", "basic", "key", "none".',
    'write "method": "basic".',
  ),
  bad(
    {api: {playground: {mode: 'full'}}},
    'api.playground.mode is "full". Allowed values: "interactive", "simple", "hide", "none", "auth", "show".',
    'write "mode": "interactive", or another allowed value.',
  ),
  bad(
    {api: {playground: {proxy: 'false'}}},
    'api.playground.proxy is "false", not true or false.',
    'write "proxy": false.',
  ),
  bad({api: {openapi: [{}]}}, 'api.openapi[0] has no "source".', 'add "source": "openapi.yaml".'),
  bad(
    {api: {asyncapi: 1}},
    'api.asyncapi is 1, not a string, an object, or an array.',
    'write "asyncapi": "asyncapi.yaml".',
  ),
  bad(
    {api: {viewer: 'scalr'}},
    'api.viewer is "scalr". Allowed values: "native", "scalar", "redoc", "stoplight", "builtin", "default", "elements", "thirdparty_a", "thirdparty_b", "thirdparty_c".',
    'write "viewer": "scalar".',
  ),
  bad(
    {api: {examples: {languages: 'go'}}},
    'api.examples.languages is "go", not an array.',
    'write "languages": ["go"].',
  ),
  bad(
    {appearance: {default: 'drak'}},
    'appearance.default is "drak". Allowed values: "light", "dark", "system".',
    'write "default": "dark".',
  ),
  bad({appearance: {strict: 0}}, 'appearance.strict is 0, not true or false.', 'write "strict": false.'),
  bad({code: {copyButton: 0}}, 'code.copyButton is 0, not true or false.', 'write "copyButton": false.'),
  bad({code: {theme: 0}}, 'code.theme is 0, not a string or an object.', 'write "theme": "0".'),
  bad(
    {background: {decoration: 'dots'}},
    'background.decoration is "dots". Allowed values: "gradient", "grid", "windows".',
    'write "decoration": "gradient", or another allowed value.',
  ),
  bad(
    {background: {image: 0}},
    'background.image is 0, not a string or an object.',
    'write "image": "/images/background.svg".',
  ),
  bad(
    {background: {color: {light: 'white'}}},
    'background.color.light is "white", not a hex color with 3, 6, or 8 digits.',
    'write "light": "#ffffff".',
  ),
  bad({fonts: {heading: {source: '/f'}}}, 'fonts.heading has no "family".', 'add "family": "Inter".'),
  bad(
    {styling: {eyebrows: 'sections'}},
    'styling.eyebrows is "sections". Allowed values: "section", "breadcrumbs".',
    'write "eyebrows": "section".',
  ),
  bad(
    {errors: {'404': {redirect: 'yes'}}},
    'errors.404.redirect is "yes", not true or false.',
    'write "redirect": true.',
  ),
  bad(
    {contextual: {options: ['copi']}},
    'contextual.options[0] is "copi". Allowed values: "copy", "view", "assistant_a", "assistant_b", "perplexity", "cursor", "vscode", "mcp", "download-spec", "download-pdf", "chatgpt", "claude".',
    'write "copy".',
  ),
  bad(
    {contextual: {options: [{title: 'T'}]}},
    'contextual.options[0] has no "href".',
    'add "href": "https://example.com".',
  ),
  bad({search: {prompt: 1}}, 'search.prompt is 1, not a string.', 'write "prompt": "1".'),
  bad({interaction: {drilldown: 1}}, 'interaction.drilldown is 1, not true or false.', 'write "drilldown": true.'),
  bad({variables: 'x'}, 'variables is "x", not an object.', 'write "variables": {}.'),
  bad({thumbnails: {background: 1}}, 'thumbnails.background is 1, not a string.', 'write "background": "1".'),
  bad({metadata: {a: false}}, 'metadata.a is false, not a string or a number.', 'write "a": "false".'),
  bad({metadata: {timestamp: 'x'}}, 'metadata.timestamp is "x", not true or false.', 'write "timestamp": true.'),
  bad({banner: {content: 1}}, 'banner.content is 1, not a string.', 'write "content": "1".'),
  bad(
    {banner: {type: 'danger'}},
    'banner.type is "danger". Allowed values: "info", "warning", "success", "critical".',
    'write "type": "info", or another allowed value.',
  ),
  bad(
    {icons: {library: 'lucidd'}},
    'icons.library is "lucidd". Allowed values: "lucide", "fontawesome", "icon_lib_1", "icon_lib_2".',
    'write "library": "lucide".',
  ),
];

function bad(keys: BadSample['keys'], says: string, fix: string): BadSample {
  return {keys, says, fix};
}

function read(provider: string) {
  return (config: Config) => [...(config.analytics.get(provider as never) ?? [])];
}
